import { AppError } from '../core/errors.ts'
import { type Satang, satang } from '../core/money.ts'

/** What comes back from a hold lives at least this long; callers pass another number where the rule changed. */
export const RETURNED_LIVE_DAYS = 30

const DAY = 86_400_000
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

/** The later of two moments. */
export const laterOf = (a: Date, b: Date): Date => new Date(Math.max(a.getTime(), b.getTime()))

/** A lot (or a hold's share of it) with the satang that may be taken from it. */
export interface Room {
  id: string
  room: Satang
  expiresAt: Date
  /** Of two that end together the one bought first is spent first. */
  boughtAt: Date
}

export interface Take {
  id: string
  amount: Satang
}

const byExpiry = (a: Room, b: Room) =>
  a.expiresAt.getTime() - b.expiresAt.getTime() || a.boughtAt.getTime() - b.boughtAt.getTime() || (a.id < b.id ? -1 : 1)

function take(rooms: readonly Room[], amount: Satang): Take[] {
  const takes: Take[] = []
  let left: number = amount
  for (const { id, room } of rooms) {
    const part = Math.min(room, left)
    if (part > 0) takes.push({ id, amount: satang(part) })
    left -= part
  }
  if (left > 0) throw new AppError('insufficient_credits', { gap: left })
  return takes
}

/** Spends the earliest expiry first. Throws `insufficient_credits` where the rooms do not suffice. */
export const takeEarliest = (rooms: readonly Room[], amount: Satang): Take[] => take([...rooms].sort(byExpiry), amount)

/** Gives back to the latest expiry first. */
export const takeLatest = (rooms: readonly Room[], amount: Satang): Take[] =>
  take([...rooms].sort(byExpiry).reverse(), amount)
