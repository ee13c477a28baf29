/** The model's own credits: lots that expire, and holds on them. Plain integers of satang and milliseconds. */

const DAY = 86_400_000

export interface Lot {
  source: 'purchase' | 'return' | 'package'
  charge: string
  /** When its charge was paid. Of two lots that expire together, the older purchase is spent first. */
  boughtAt: number
  ends: number
  bought: number
  left: number
  held: number
  used: number
  expired: number
  refunded: number
  /** Continued in another lot. */
  moved: number
}

export interface Hold {
  shares: { lot: Lot; amount: number }[]
}

/** Applies a rate in basis points, rounding half up. */
export const part = (amount: number, bps: number): number => Math.floor((amount * bps) / 10_000 + 0.5)

export const newLot = (from: Pick<Lot, 'source' | 'charge' | 'boughtAt' | 'ends' | 'bought'>): Lot => ({
  ...from,
  left: from.bought,
  held: 0,
  used: 0,
  expired: 0,
  refunded: 0,
  moved: 0,
})

export function expire(lots: readonly Lot[], now: number): void {
  for (const lot of lots) {
    if (lot.ends > now) continue
    lot.expired += lot.left
    lot.left = 0
  }
}

type Place = 'left' | 'held' | 'used' | 'expired' | 'refunded' | 'moved'
export const totalOf = (lots: readonly Lot[], where: Place): number =>
  lots.reduce((total, lot) => total + lot[where], 0)

/** Puts credits on hold, the first to expire first; null if they are not sufficient. */
export function takeHold(lots: readonly Lot[], amount: number): Hold | null {
  if (totalOf(lots, 'left') < amount) return null
  const hold: Hold = { shares: [] }
  let open = amount
  for (const lot of lots.toSorted((a, b) => a.ends - b.ends || a.boughtAt - b.boughtAt)) {
    const taken = Math.min(lot.left, open)
    if (taken === 0) continue
    lot.left -= taken
    lot.held += taken
    open -= taken
    hold.shares.push({ lot, amount: taken })
  }
  return hold
}

/** Ends a hold: `spent` is used up, the first to expire first; the remainder is returned and lives at least `days`. */
export function endHold(lots: Lot[], hold: Hold, spent: number, now: number, days: number): void {
  let open = spent
  for (const { lot, amount } of hold.shares) {
    const used = Math.min(amount, open)
    open -= used
    lot.held -= amount
    lot.used += used
    const back = amount - used
    if (back === 0) continue
    const atLeast = now + days * DAY
    if (lot.ends >= atLeast) lot.left += back
    else {
      lot.moved += back
      lots.push(newLot({ ...lot, source: 'return', ends: atLeast, bought: back }))
    }
  }
  if (open !== 0) throw new Error('the model spent more than was held')
}
