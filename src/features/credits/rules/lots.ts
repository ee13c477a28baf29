import { addMonths } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import { type Satang, satang } from '../../../core/money.ts'
import type { Settings } from '../../../core/settings.ts'

/** When a lot of credits or units bought at an instant ends, so many months later. */
export const lotEnd = (paidAt: Date, months: number): Date => addMonths(paidAt, months)

/** When credits that come back to a lot end: with the lot, but not before the days that returned credits live. */
export function returnedEnds(lotEndsAt: Date, now: Date, settings: Settings): Date {
  return new Date(Math.max(lotEndsAt.getTime(), now.getTime() + settings['credits.return_days'] * DAY))
}

/** The same for a package unit. */
export function unitReturnedEnds(unitsEndAt: Date, now: Date, settings: Settings): Date {
  return new Date(Math.max(unitsEndAt.getTime(), now.getTime() + settings['package.return_days'] * DAY))
}

/**
 * The alert that is due for a lot: the nearest of the alert days that was reached and not told yet, else null. A late
 * sweep so tells only the nearest.
 */
export function alertDue(endsAt: Date, toldDays: number | null, now: Date, settings: Settings): number | null {
  if (now >= endsAt) return null
  const left = (endsAt.getTime() - now.getTime()) / DAY
  const reached = settings['credits.alert_days'].filter((days) => left <= days)
  if (reached.length === 0) return null
  const nearest = Math.min(...reached)
  return toldDays === null || nearest < toldDays ? nearest : null
}

export interface Lot {
  id: string
  available: Satang
  endsAt: Date
}

/** What ends first, for the line under the balance: all lots of the earliest end. Null without credits. */
export function nextEnding(lots: readonly Lot[], now: Date): { endsAt: Date; amount: Satang } | null {
  const live = lots.filter((lot) => lot.available > 0 && lot.endsAt > now)
  const first = live.reduce<Date | null>(
    (least, { endsAt }) => (least === null || endsAt < least ? endsAt : least),
    null,
  )
  if (first === null) return null
  const same = live.filter((lot) => lot.endsAt.getTime() === first.getTime())
  return { endsAt: first, amount: satang(same.reduce((n, lot) => n + lot.available, 0)) }
}
