import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { satang } from '../../../core/money.ts'
import { actBetween, heldInMonth, isWithin, monthStart } from './limits.ts'

const LIMITS = { actLimit: satang(2_000_000), monthLimit: satang(12_000_000) }

test.each([
  [2_000_000, 2_000_000, true],
  [2_000_001, 2_000_001, false],
  [100, 12_000_000, true],
  [100, 12_000_001, false],
  [0, 99_000_000, true],
])('an act of %d with %d in the month: %s', (amount, month, within) => {
  expect(isWithin(LIMITS, amount, month)).toBe(within)
})

describe('any sequence of actions', () => {
  it('that are only done within the limits never exceeds the monthly limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 60 }), (acts) => {
        let month = 0
        for (const amount of acts) if (isWithin(LIMITS, amount, month + amount)) month += amount
        expect(month).toBeLessThanOrEqual(LIMITS.monthLimit)
      }),
    )
  })
})

describe('holds by job', () => {
  const heldBy = (jobs: Record<string, number>) => new Map(Object.entries(jobs).map(([id, n]) => [id, satang(n)]))

  it('that were lowered leave no additional limit for others in the month', () => {
    expect(heldInMonth(heldBy({ lowered: -400, held: 300, more: 200 }))).toBe(500)
    expect(heldInMonth(heldBy({ lowered: -400 }))).toBe(0)
    expect(heldInMonth(heldBy({}))).toBe(0)
  })

  it('before and after an action give the amount that it put on hold, and the jobs', () => {
    const before = heldBy({ lowered: -400, held: 300 })
    expect(actBetween(before, heldBy({ lowered: -400, held: 300, new: 50 }))).toEqual({ amount: 50, jobIds: ['new'] })
    expect(actBetween(before, heldBy({ lowered: -400, held: 320 }))).toEqual({ amount: 20, jobIds: ['held'] })
    expect(actBetween(before, heldBy({ lowered: -500, held: 300 }))).toEqual({ amount: -100, jobIds: ['lowered'] })
    expect(actBetween(before, before)).toEqual({ amount: 0, jobIds: [] })
  })
})

test.each([
  ['2025-11-21T07:00:00.000Z', '2025-10-31T17:00:00.000Z'],
  ['2025-10-31T16:59:59.999Z', '2025-09-30T17:00:00.000Z'],
  ['2025-10-31T17:00:00.000Z', '2025-10-31T17:00:00.000Z'],
  ['2024-02-29T12:00:00.000Z', '2024-01-31T17:00:00.000Z'],
])('%s is in the month from %s', (now, start) => {
  expect(monthStart(new Date(now)).toISOString()).toBe(start)
})
