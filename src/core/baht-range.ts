import type { Satang } from './money.ts'

/** A range in whole baht, as addresses have it; null for an open end. */
export interface BahtRange {
  min: number | null
  max: number | null
}

/** The same range in satang, as endpoints take it; an open end is left out. */
export interface SatangRange {
  priceMin?: number | undefined
  priceMax?: number | undefined
}

/** Both ends at most `most`. The satang of the upper baht belong to the range. */
export const bahtToSatang = ({ min, max }: BahtRange, most: Satang): SatangRange => ({
  ...(min !== null && { priceMin: Math.min(min * 100, most) }),
  ...(max !== null && { priceMax: Math.min(max * 100 + 99, most) }),
})

const wholeBaht = (amount: number | undefined): number | null =>
  amount === undefined ? null : Math.floor(amount / 100)

export const satangToBaht = ({ priceMin, priceMax }: SatangRange): BahtRange => ({
  min: wholeBaht(priceMin),
  max: wholeBaht(priceMax),
})
