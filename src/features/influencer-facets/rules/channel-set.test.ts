import fc from 'fast-check'
import { expect, it } from 'vitest'
import { atLeast, atMost, type ChannelSet } from './channel-set.ts'

/** Whether a number is in a set; evaluates the digit facets by their names. */
function has(bits: ChannelSet, value: number | null): boolean {
  if (typeof bits === 'string') {
    const [, place, least] = /^n\.(digits|\d+)>=(\d+)$/.exec(bits) ?? []
    if (place === undefined || value === null) return false
    const text = String(value)
    return (place === 'digits' ? text.length : Number(text[Number(place) - 1] ?? -1)) >= Number(least)
  }
  if (bits.op === 'not') return !has(bits.of, value)
  if (bits.op === 'and') return bits.of.every((part) => has(part, value))
  if (bits.op === 'or') return bits.of.some((part) => has(part, value))
  throw new Error(bits.op)
}

/** Numbers with few digits, many of them zeros and nines, and the numbers next to them. */
const number = fc
  .oneof(
    fc.nat(1_200),
    fc.nat(2_000_000_000),
    fc.tuple(fc.nat(9), fc.nat(8)).map(([n, zeros]) => n * 10 ** zeros),
  )
  .chain((n) => fc.constantFrom(n, n + 1, Math.max(0, n - 1)))

it('a bound selects exactly the numbers that meet it', () => {
  fc.assert(
    fc.property(fc.option(number, { nil: null }), number, (value, bound) => {
      expect(has(atLeast('n', bound), value)).toBe(value !== null && value >= bound)
      expect(has(atMost('n', bound), value)).toBe(value !== null && value <= bound)
    }),
    { numRuns: 5_000 },
  )
})
