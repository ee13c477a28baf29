/** The model's own credits: lots that end, and holds that are taken from them. Plain integers of satang and milliseconds. */

const DAY = 86_400_000
/** What comes back from a hold lives at least this long. */
const RETURNED_DAYS = 30

export interface Lot {
  charge: string | null
  bought: number
  ends: number
  left: number
  held: number
  used: number
  expired: number
  refunded: number
  /** Went on in a lot of its own. */
  moved: number
}

export interface Hold {
  shares: { lot: Lot; amount: number }[]
}

/** Rate in basis points, half up. */
export const part = (amount: number, bps: number): number => Math.round((amount * bps) / 10_000)

const earliestFirst = (lots: readonly Lot[]): Lot[] => lots.toSorted((a, b) => a.ends - b.ends)

export function newLot(charge: string | null, amount: number, ends: number): Lot {
  return { charge, bought: amount, ends, left: amount, held: 0, used: 0, expired: 0, refunded: 0, moved: 0 }
}

export function expire(lots: readonly Lot[], now: number): void {
  for (const lot of lots) {
    if (lot.ends > now) continue
    lot.expired += lot.left
    lot.left = 0
  }
}

export const totalOf = (lots: readonly Lot[], where: 'left' | 'held' | 'used' | 'expired' | 'refunded'): number =>
  lots.reduce((total, lot) => total + lot[where], 0)

/** Sets credits aside, what ends first before the rest; null where they do not suffice. */
export function takeHold(lots: readonly Lot[], amount: number): Hold | null {
  if (totalOf(lots, 'left') < amount) return null
  const hold: Hold = { shares: [] }
  let open = amount
  for (const lot of earliestFirst(lots)) {
    const taken = Math.min(lot.left, open)
    if (taken === 0) continue
    lot.left -= taken
    lot.held += taken
    open -= taken
    hold.shares.push({ lot, amount: taken })
  }
  return hold
}

/** Ends a hold: `spent` is used up, what ends first before the rest; the others come back and live on. */
export function endHold(lots: Lot[], hold: Hold, spent: number, now: number): void {
  let open = spent
  for (const share of hold.shares) {
    const used = Math.min(share.amount, open)
    open -= used
    share.lot.held -= share.amount
    share.lot.used += used
    const back = share.amount - used
    if (back === 0) continue
    const atLeast = now + RETURNED_DAYS * DAY
    if (share.lot.ends >= atLeast) share.lot.left += back
    else {
      share.lot.moved += back
      lots.push(newLot(null, back, atLeast))
    }
  }
  if (open !== 0) throw new Error('the model spent more than was held')
}
