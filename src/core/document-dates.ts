import { addDays, type Day, dayOf, monthOf } from './calendar.ts'
import type { ErrorDetails } from './errors.ts'

/** First day of the month in which a payment was made: no document for it can be older. */
export const earliestDate = (paidAt: Date): Day => `${monthOf(paidAt)}-01`

/** The error of a document's date, or null if the date is valid. The codes begin with the kind. */
export function dateProblem(
  kind: 'vat_invoice' | 'certificate',
  issuedOn: Day,
  paidAt: Date,
  now: Date,
): ({ code: string } & ErrorDetails) | null {
  const earliest = earliestDate(paidAt)
  if (issuedOn < earliest) return { code: `${kind}_too_early`, day: earliest }
  return issuedOn > dayOf(now) ? { code: `${kind}_in_future` } : null
}

/** 10:00 in Bangkok, `days` days later. */
export const morningAfter = (since: Date, days: number): Date =>
  new Date(`${addDays(dayOf(since), days)}T10:00:00+07:00`)

/**
 * When the next reminder is due, or null after the last. `days` count from the payment or the rejection; the first one
 * later than today applies. Days that passed without a sweep are skipped, so that no day has two reminders.
 */
export function nextReminder(since: Date, days: readonly number[], now: Date): Date | null {
  const today = dayOf(now)
  const after = days.find((day) => addDays(dayOf(since), day) > today)
  return after === undefined ? null : morningAfter(since, after)
}
