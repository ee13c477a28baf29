import { addDays, type Day, startOfDay } from './calendar.ts'
import { AppError } from './errors.ts'

/**
 * Converts Bangkok days, both inclusive, to instants; `until` is exclusive. Errors: `invalid_input` for an end before
 * the start.
 */
export function dayRange({ from, to }: { from?: Day | undefined; to?: Day | undefined }): {
  from?: Date
  until?: Date
} {
  if (from && to && from > to) throw new AppError('invalid_input', {}, { to: { code: 'day_order' } })
  return { ...(from && { from: startOfDay(from) }), ...(to && { until: startOfDay(addDays(to, 1)) }) }
}
