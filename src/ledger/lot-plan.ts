import { DAY } from '../core/clock.ts'
import { AppError } from '../core/errors.ts'
import { type Satang, satang } from '../core/money.ts'

/** Minimum lifetime of credits returned from a hold, days; callers pass another number if the setting was changed. */
export const RETURNED_LIVE_DAYS = 30

export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

/** The later of two instants. */
export const laterOf = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()))

/** A lot (or a hold's part of it) with the satang that may be taken from it. */
export interface LotBalance {
  id: string
  balance: Satang
  expiresAt: Date
  /** Of two lots with the same expiry, the older one is spent first. */
  boughtAt: Date
}

export interface LotAllocation {
  id: string
  amount: Satang
}

const byExpiry = (a: LotBalance, b: LotBalance) =>
  a.expiresAt.getTime() - b.expiresAt.getTime() || a.boughtAt.getTime() - b.boughtAt.getTime() || (a.id < b.id ? -1 : 1)

function allocate(lots: readonly LotBalance[], amount: Satang): LotAllocation[] {
  const allocations: LotAllocation[] = []
  let left: number = amount
  for (const { id, balance } of lots) {
    const part = Math.min(balance, left)
    if (part > 0) allocations.push({ id, amount: satang(part) })
    left -= part
  }
  if (left > 0) throw new AppError('insufficient_credits', { gap: left })
  return allocations
}

/** Takes from the earliest expiry first. Throws `insufficient_credits` if the lots do not suffice. */
export const allocateEarliest = (lots: readonly LotBalance[], amount: Satang): LotAllocation[] =>
  allocate([...lots].sort(byExpiry), amount)

/** Returns to the latest expiry first. */
export const allocateLatest = (lots: readonly LotBalance[], amount: Satang): LotAllocation[] =>
  allocate([...lots].sort(byExpiry).reverse(), amount)
