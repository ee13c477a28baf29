/** Integer amounts of the currency's minor unit. THB: 100 satang = 1 baht = 1 credit. */
declare const brand: unique symbol
export type Satang = number & { readonly [brand]: 'satang' }

/** Checks that a number is a safe integer of satang. Throws RangeError otherwise. */
export function satang(n: number): Satang {
  if (!Number.isSafeInteger(n)) throw new RangeError(`not an integer of satang: ${n}`)
  return n as Satang
}

/** Converts baht to satang, rounded to whole satang. */
export const baht = (n: number): Satang => satang(Math.round(n * 100))

export const ZERO = satang(0)
/** The largest pay of a job: ten million baht. */
export const PRICE_MAX = baht(10_000_000)

export const sum = (...amounts: readonly number[]): Satang => satang(amounts.reduce((a, b) => a + b, 0))

/** `amount × rate`, rate in basis points (1 % = 100), rounded half up to whole satang. */
export function share(amount: Satang, basisPoints: number): Satang {
  return satang(Math.floor((amount * basisPoints + 5_000) / 10_000))
}

/**
 * Splits an amount by integer weights. The parts always sum to the amount; the remainder goes in single satang to the
 * parts with the largest fraction, earlier ones first.
 */
export function split(amount: Satang, weights: readonly number[]): Satang[] {
  const total = weights.reduce((a, b) => a + b, 0)
  if (total <= 0 || weights.some((w) => w < 0)) throw new RangeError('weights must be positive')
  const exact = weights.map((w) => (amount * w) / total)
  const parts = exact.map(Math.floor)
  let rest = amount - parts.reduce((a, b) => a + b, 0)
  const order = exact.map((x, i) => ({ i, lost: x - Math.floor(x) })).sort((a, b) => b.lost - a.lost || a.i - b.i)
  for (let k = 0; rest > 0; k = (k + 1) % order.length, rest--) parts[order[k]!.i]!++
  return parts.map(satang)
}
