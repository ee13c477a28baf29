import { addDays, type Day, dayOf } from '../../../core/calendar.ts'
import type { ErrorDetails } from '../../../core/errors.ts'

/** First day of the month in which a payment was made: no tax invoice for it can be older. */
export const earliestDate = (paidAt: Date): Day => `${dayOf(paidAt).slice(0, 7)}-01`

/** What is wrong with the date of a tax invoice, or null. */
export function dateProblem(issuedOn: Day, paidAt: Date, now: Date): ({ code: string } & ErrorDetails) | null {
  const earliest = earliestDate(paidAt)
  if (issuedOn < earliest) return { code: 'vat_invoice_too_early', day: earliest }
  return issuedOn > dayOf(now) ? { code: 'vat_invoice_in_future' } : null
}

/** Normalizes a number, ignoring case and extra spaces. */
export const cleanNumber = (text: string): string => text.trim().replace(/\s+/g, ' ').toUpperCase()

/** When the next reminder is due: so many days after the payment or the rejection; null after the last. */
export function nextReminder(since: Date, sent: number, days: readonly number[]): Date | null {
  const after = days[sent]
  if (after === undefined) return null
  // At ten in the morning in Bangkok.
  return new Date(`${addDays(dayOf(since), after)}T10:00:00+07:00`)
}
