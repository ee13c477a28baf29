import { addDays, type Day, dayOf } from '../../../core/calendar.ts'
import type { ErrorDetails } from '../../../core/errors.ts'

/** First day of the month in which a payment was made: no certificate for it can be older. */
export const earliestDate = (paidAt: Date): Day => `${dayOf(paidAt).slice(0, 7)}-01`

/** What is wrong with the date of a certificate, or null. */
export function dateProblem(issuedOn: Day, paidAt: Date, now: Date): ({ code: string } & ErrorDetails) | null {
  const earliest = earliestDate(paidAt)
  if (issuedOn < earliest) return { code: 'certificate_too_early', day: earliest }
  return issuedOn > dayOf(now) ? { code: 'certificate_in_future' } : null
}

/** Ten in the morning in Bangkok, so many days after a payment. */
export const daysAfterPayment = (paidAt: Date, days: number): Date =>
  new Date(`${addDays(dayOf(paidAt), days)}T10:00:00+07:00`)

/** When the buyer is reminded next; null after the last time. */
export function nextReminder(paidAt: Date, sent: number, days: readonly number[]): Date | null {
  const after = days[sent]
  return after === undefined ? null : daysAfterPayment(paidAt, after)
}
