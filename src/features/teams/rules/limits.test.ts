import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { satang } from '../../../core/money.ts'
import { isWithin, monthStart } from './limits.ts'

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

describe('any row of acts', () => {
  it('that are done when they are within the limits never holds more than the limit of the month', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { maxLength: 60 }), (acts) => {
        let month = 0
        for (const amount of acts) if (isWithin(LIMITS, amount, month + amount)) month += amount
        expect(month).toBeLessThanOrEqual(LIMITS.monthLimit)
      }),
    )
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
