import fc from 'fast-check'
import { expect, it } from 'vitest'
import { satang, sum } from '../core/money.ts'
import { allocateEarliest, allocateLatest } from './lot-plan.ts'

const rooms = fc.array(
  fc.record({
    id: fc.uuid(),
    room: fc.integer({ min: 0, max: 1_000_000 }).map(satang),
    expiresAt: fc.integer({ min: 0, max: 500 }).map((day) => new Date(day * 86_400_000)),
    boughtAt: fc.constant(new Date(0)),
  }),
  { minLength: 1, maxLength: 12 },
)

it('takes exactly the amount, never more than a lot has, and empties a lot before it goes to the next', () => {
  fc.assert(
    fc.property(rooms, fc.nat(100), (lots, percent) => {
      const all = sum(...lots.map((lot) => lot.room))
      const amount = satang(Math.floor((all * percent) / 100))
      for (const [take, later] of [
        [allocateEarliest, (a: Date, b: Date) => a > b],
        [allocateLatest, (a: Date, b: Date) => a < b],
      ] as const) {
        const takes = new Map(take(lots, amount).map((t) => [t.id, t.amount]))
        expect(sum(...takes.values())).toBe(amount)
        const opened = lots.filter((lot) => takes.has(lot.id))
        const untouched = lots.filter((lot) => (takes.get(lot.id) ?? 0) < lot.room)
        for (const lot of opened) {
          expect(takes.get(lot.id)!).toBeLessThanOrEqual(lot.room)
          expect(untouched.some((other) => later(lot.expiresAt, other.expiresAt))).toBe(false)
        }
      }
    }),
  )
})

it('of two lots with the same expiry, spends the older purchase first and returns to the newer one first', () => {
  const [older, younger] = [1, 2].map((day) => ({
    id: `${9 - day}`,
    room: satang(400),
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
  const lot = { id: 'a', room: satang(400), expiresAt: new Date(0), boughtAt: new Date(0) }
  expect(() => allocateEarliest([lot], satang(1_000))).toThrow(
    expect.objectContaining({ code: 'insufficient_credits', details: { gap: 600 } }),
  )
})
