import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang, sum } from '../core/money.ts'
import { allocateEarliest, allocateLatest } from './lot-plan.ts'

const lotBalances = fc.array(
  fc.record({
    id: fc.uuid(),
    balance: fc.integer({ min: 0, max: 1_000_000 }).map(satang),
    expiresAt: fc.integer({ min: 0, max: 500 }).map((day) => new Date(day * 86_400_000)),
    boughtAt: fc.constant(new Date(0)),
  }),
  { minLength: 1, maxLength: 12 },
)

it('takes exactly the amount, never more than a lot has, and empties a lot before it goes to the next', () => {
  fc.assert(
    fc.property(lotBalances, fc.nat(100), (lots, percent) => {
      const all = sum(...lots.map((lot) => lot.balance))
      const amount = satang(Math.floor((all * percent) / 100))
      for (const [allocate, later] of [
        [allocateEarliest, (a: Date, b: Date) => a > b],
        [allocateLatest, (a: Date, b: Date) => a < b],
      ] as const) {
        const allocations = new Map(allocate(lots, amount).map((one) => [one.id, one.amount]))
        expect(sum(...allocations.values())).toBe(amount)
        const opened = lots.filter((lot) => allocations.has(lot.id))
        const untouched = lots.filter((lot) => (allocations.get(lot.id) ?? 0) < lot.balance)
        for (const lot of opened) {
          expect(allocations.get(lot.id)!).toBeLessThanOrEqual(lot.balance)
          expect(untouched.some((other) => later(lot.expiresAt, other.expiresAt))).toBe(false)
        }
      }
    }),
  )
})

it('of two lots with the same expiry, spends the older purchase first and returns to the newer one first', () => {
  const [older, younger] = [1, 2].map((day) => ({
    id: `${9 - day}`,
    balance: satang(400),
    expiresAt: new Date(9),
    boughtAt: new Date(day),
  }))
  expect(allocateEarliest([younger!, older!], satang(500))).toEqual([
    { id: '8', amount: 400 },
    { id: '7', amount: 100 },
  ])
  expect(allocateLatest([older!, younger!], satang(100))).toEqual([{ id: '7', amount: 100 }])
})

it('throws an error with the missing amount', () => {
  const lot = { id: 'a', balance: satang(400), expiresAt: new Date(0), boughtAt: new Date(0) }
  expect(() => allocateEarliest([lot], satang(1_000))).toThrow(
    expect.objectContaining({ code: 'insufficient_credits', details: { gap: 600 } }),
  )
})
