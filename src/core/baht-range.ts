import type { Satang } from './money.ts'

/** A range in whole baht, as in URLs; null for an open end. */
export interface BahtRange {
  min: number | null
  max: number | null
}

/** The same range in satang, as endpoints accept it; an open end is omitted. */
export interface SatangRange {
  priceMin?: number | undefined
  priceMax?: number | undefined
}

/** Neither end exceeds `limit`. The range includes the satang of its upper baht: 200 becomes 20,099. */
export const bahtToSatang = ({ min, max }: BahtRange, limit: Satang): SatangRange => ({
  ...(min !== null && { priceMin: Math.min(min * 100, limit) }),
  ...(max !== null && { priceMax: Math.min(max * 100 + 99, limit) }),
})

const wholeBaht = (amount: number | undefined): number | null =>
  amount === undefined ? null : Math.floor(amount / 100)

export const satangToBaht = ({ priceMin, priceMax }: SatangRange): BahtRange => ({
  min: wholeBaht(priceMin),
  max: wholeBaht(priceMax),
})
