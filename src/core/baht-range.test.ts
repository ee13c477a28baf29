import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtToSatang, satangToBaht } from './baht-range.ts'
import { baht, satang } from './money.ts'

const MOST = baht(1_000)

test('a range includes the satang of its upper baht, up to the maximum', () => {
  expect(bahtToSatang({ min: 150, max: 200 }, MOST)).toEqual({ priceMin: 15_000, priceMax: 20_099 })
  expect(bahtToSatang({ min: null, max: 1_000 }, MOST)).toEqual({ priceMax: 100_000 })
  expect(Object.keys(bahtToSatang({ min: null, max: null }, MOST))).toEqual([])
})

test('a range that is converted to satang and back is unchanged', () => {
  const end = fc.option(fc.nat({ max: 2_000 }))
  fc.assert(
    fc.property(end, end, fc.nat({ max: 200_000 }), (min, max, most) => {
      const read = (n: number | null) => (n === null ? null : Math.min(n, Math.floor(most / 100)))
      const range = { min: read(min), max: read(max) }
      const { priceMin = 0, priceMax = 0 } = bahtToSatang(range, satang(most))
      expect(Math.max(priceMin, priceMax)).toBeLessThanOrEqual(most)
      expect(satangToBaht(bahtToSatang(range, satang(most)))).toEqual(range)
    }),
  )
})
