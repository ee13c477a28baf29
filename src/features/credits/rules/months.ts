import { dayOf } from '../../../core/calendar.ts'
import { timeOfId } from '../../../core/ids.ts'

const MIN_MONTHS = 12

/** Months since year 0 of a Bangkok day's month. */
function monthIndex(at: Date): number {
  const [year, month] = dayOf(at).split('-').map(Number) as [number, number]
  return year * 12 + (month - 1)
}

/**
 * The Bangkok months from the one in which an account was created up to the current one, newest first, as yyyy-mm; at
 * least twelve. The creation time is read from the account's id.
 */
export function monthsOf(accountId: string, now: Date): string[] {
  const last = monthIndex(now)
  const created = timeOfId(accountId)
  const length = created === null ? 0 : last - monthIndex(new Date(created)) + 1
  return Array.from({ length: Math.max(MIN_MONTHS, length) }, (_, back) => {
    const index = last - back
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}
