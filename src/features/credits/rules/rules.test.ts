import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newId } from '../../../core/ids.ts'
import { baht, satang } from '../../../core/money.ts'
import { defaultSettings, settingsAt } from '../../../core/settings.ts'
import { amountIssue, jobsFor, payableOf, tilesOf, totalsOf, withholdingOf } from './amounts.ts'
import { addedAt, lotEnd } from './lots.ts'
import { causeOf, lineWords } from './moves.ts'
import { refundVat } from './refund.ts'

const now = new Date('2025-11-21T05:00:00Z')
const settings = settingsAt(defaultSettings, now)

describe('a statement', () => {
  const payout = { kind: 'payout', event: 'job_completed', reference: 'job:1:completed' } as const
  it('names the pay for extra revisions', () => {
    const wordsOf = (job: Parameters<typeof causeOf>[1]) => lineWords({ ...payout, cause: causeOf(payout, job) }).en
    expect(wordsOf({ fundedBy: 'credits', hasExtras: false })).toBe('Job pay')
    expect(wordsOf({ fundedBy: 'credits', hasExtras: true })).toBe('Job pay, extra revision included')
    expect(wordsOf({ fundedBy: 'package', hasExtras: true })).toBe('Pay for an extra revision')
  })

  it('names what was not spent of a hold', () => {
    const release = { kind: 'release', event: 'job_completed', reference: 'job:1:completed' } as const
    expect(lineWords({ ...release, cause: causeOf(release, undefined) }).en).toBe('Unused part of a hold returned')
  })
})

describe('VAT', () => {
  it('is refunded without rounding loss over many small refunds', () => {
    const charge = { net: 1_000, vat: 70 }
    const parts = Array.from({ length: 20 }, (_, i) => refundVat(charge, i * 50, 50))
    expect(parts.slice(0, 4)).toEqual([4, 3, 4, 3])
    expect(parts.reduce((total, part) => total + part, 0)).toBe(70)
    expect(refundVat(charge, 0, 1_000)).toBe(70)
  })

  it('is added to the price of credits', () => {
    expect(totalsOf(baht(50_000), 700)).toEqual({
      net: baht(50_000),
      vatBps: 700,
      vat: baht(3_500),
      total: baht(53_500),
    })
  })

  it('and price sum to the total', () => {
    fc.assert(
      fc.property(fc.nat(1e10), fc.nat(2_500), (n, bps) => {
        const sold = totalsOf(satang(n), bps)
        expect(sold.net + sold.vat).toBe(sold.total)
      }),
    )
  })

  it('and withheld tax leave a payable amount that sums to the total', () => {
    expect(withholdingOf(totalsOf(baht(10_000), 700), 300)).toEqual({ withheld: baht(300), payable: baht(10_400) })
    fc.assert(
      fc.property(fc.nat(1e10), fc.nat(2_500), fc.nat(2_000), (n, vatBps, bps) => {
        const sold = totalsOf(satang(n), vatBps)
        const { withheld, payable } = withholdingOf(sold, bps)
        expect(withheld + payable).toBe(sold.total)
        expect(payableOf({ total: sold.total, withheld })).toBe(payable)
        expect(withheld).toBeLessThanOrEqual(sold.net)
      }),
    )
  })
})

const limits = { min: settings['credits.top_up_min'], max: settings['credits.top_up_max'] }

describe('amounts', () => {
  it.each([
    [100_000, null],
    [99_900, 'amount_too_small'],
    [100_050, 'not_a_whole_number'],
    [Number.NaN, 'not_a_whole_number'],
    [-100_000, 'amount_too_small'],
    [200_000_100, 'amount_too_large'],
  ])('%d', (amount, problem) => expect(amountIssue(amount, limits)).toBe(problem))

  it('have tiles with the number of jobs that each pays for', () => {
    expect(tilesOf(settings).map((tile) => jobsFor(tile, baht(4_500), settings))).toEqual([2, 6, 10, 20])
    for (const tile of tilesOf(settings)) expect(amountIssue(tile, limits)).toBeNull()
  })
})

describe('lots', () => {
  it('expire after twelve months, units after six', () => {
    expect(lotEnd(now, settings['credits.life_months']).toISOString()).toBe('2026-11-21T05:00:00.000Z')
    expect(lotEnd(now, settings['package.life_months']).toISOString()).toBe('2026-05-21T05:00:00.000Z')
  })

  it('show the day of the return if returned, else the day of the purchase', () => {
    const purchasedAt = '2024-12-28T05:00:00.000Z'
    const lot = { id: newId(now.getTime()), purchasedAt }
    for (const source of ['return', 'package'] as const) expect(addedAt({ ...lot, source })).toEqual(now)
    expect(addedAt({ ...lot, source: 'purchase' })).toEqual(new Date(purchasedAt))
  })
})
