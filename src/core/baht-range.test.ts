import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtToSatang, readBaht, satangToBaht } from './baht-range.ts'
import { baht, satang } from './money.ts'

const MOST = baht(1_000)

test.each([
  ['0', 0],
  ['150', 150],
  ['0150', 150],
  ['1000', 1_000],
  ['1001', 1_000],
  ['9'.repeat(400), 1_000],
  ['', null],
  [undefined, null],
  ['-1', null],
  ['1.5', null],
  ['1e2', null],
  [' 7', null],
])('the text %j is read as %j baht', (text, value) => {
  expect(readBaht(text, MOST)).toBe(value)
})

test('a range includes the satang of its last baht, up to the most', () => {
  expect(bahtToSatang({ min: 150, max: 200 }, MOST)).toEqual({ priceMin: 15_000, priceMax: 20_099 })
  expect(bahtToSatang({ min: null, max: 1_000 }, MOST)).toEqual({ priceMax: 100_000 })
  expect(Object.keys(bahtToSatang({ min: null, max: null }, MOST))).toEqual([])
})

test('every range comes back as it was read', () => {
  const end = fc.option(fc.nat({ max: 2_000 }))
  fc.assert(
    fc.property(end, end, fc.nat({ max: 200_000 }), (min, max, most) => {
      const read = (n: number | null) => readBaht(n === null ? undefined : String(n), satang(most))
      const range = { min: read(min), max: read(max) }
      const { priceMin = 0, priceMax = 0 } = bahtToSatang(range, satang(most))
      expect(Math.max(priceMin, priceMax)).toBeLessThanOrEqual(most)
      expect(satangToBaht(bahtToSatang(range, satang(most)))).toEqual(range)
    }),
  )
})
