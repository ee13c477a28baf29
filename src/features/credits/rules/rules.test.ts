import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY } from '../../../core/clock.ts'
import { baht, satang } from '../../../core/money.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { amountIssue, jobsFor, tilesOf, totalsOf } from './amounts.ts'
import { alertDue, lotEnd, nextEnding, returnedEnds, unitReturnedEnds } from './lots.ts'
import { refundVat } from './refund.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)
const inDays = (n: number) => new Date(now.getTime() + n * DAY)

describe('VAT', () => {
  it('goes back with half satang in turn, so that many small refunds give back all of it', () => {
    const charge = { net: 1_000, vat: 70 }
    const parts = Array.from({ length: 20 }, (_, i) => refundVat(charge, i * 50, 50))
    expect(parts.slice(0, 4)).toEqual([4, 3, 4, 3])
    expect(parts.reduce((total, part) => total + part, 0)).toBe(70)
    expect(refundVat(charge, 0, 1_000)).toBe(70)
  })

  it('comes on top of credits', () => {
    expect(totalsOf(baht(50_000), 700)).toEqual({
      net: baht(50_000),
      vatBps: 700,
      vat: baht(3_500),
      total: baht(53_500),
    })
  })

  it('sums', () => {
    fc.assert(
      fc.property(fc.nat(1e10), fc.nat(2_500), (n, bps) => {
        const sold = totalsOf(satang(n), bps)
        expect(sold.net + sold.vat).toBe(sold.total)
      }),
    )
  })
})

const limits = { min: settings['credits.top_up_min'], max: settings['credits.top_up_max'] }

describe('amounts', () => {
  it.each([
    [100_000, null],
    [99_900, 'amount_too_small'],
    [100_050, 'invalid_input'],
    [Number.NaN, 'invalid_input'],
    [-100_000, 'amount_too_small'],
    [200_000_100, 'amount_too_large'],
  ])('%d', (amount, problem) => expect(amountIssue(amount, limits)).toBe(problem))

  it('offers tiles and says how many jobs they pay', () => {
    expect(tilesOf(settings).map((tile) => jobsFor(tile, baht(4_500), settings))).toEqual([2, 6, 10, 20])
    for (const tile of tilesOf(settings)) expect(amountIssue(tile, limits)).toBeNull()
  })
})

describe('lots', () => {
  it('live twelve months, units six', () => {
    expect(lotEnd(now, settings['credits.life_months']).toISOString()).toBe('2026-11-21T05:00:00.000Z')
    expect(lotEnd(now, settings['package.life_months']).toISOString()).toBe('2026-05-21T05:00:00.000Z')
  })

  it('what comes back lives at least thirty more days', () => {
    expect(returnedEnds(inDays(3), now, settings)).toEqual(inDays(30))
    expect(returnedEnds(inDays(-100), now, settings)).toEqual(inDays(30))
    expect(returnedEnds(inDays(90), now, settings)).toEqual(inDays(90))
    expect(unitReturnedEnds(inDays(3), now, settings)).toEqual(inDays(30))
  })

  it('are told 30, 7 and 1 days before they end, each once', () => {
    const ends = inDays(30)
    const told: number[] = []
    for (let hour = 0; hour < 31 * 24; hour++) {
      const due = alertDue(ends, told.at(-1) ?? null, new Date(now.getTime() + hour * 3_600_000), settings)
      if (due !== null) told.push(due)
    }
    expect(told).toEqual([30, 7, 1])
    expect(alertDue(inDays(0.5), null, now, settings)).toBe(1)
    expect(alertDue(inDays(0), null, now, settings)).toBeNull()
  })

  it('name what ends first', () => {
    const lot = (id: string, amount: number, days: number) => ({ id, available: baht(amount), endsAt: inDays(days) })
    expect(nextEnding([lot('a', 10, 9), lot('b', 5, 3), lot('c', 7, 3), lot('d', 0, 1), lot('e', 4, -1)], now)).toEqual(
      {
        endsAt: inDays(3),
        amount: baht(12),
      },
    )
    expect(nextEnding([], now)).toBeNull()
  })
})
