import { addDays, type Day } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import type { ReportDay } from '../contract.ts'

/** A period of a chart, first and last day included. */
export type Span = Omit<ReportDay, 'day'> & { from: Day; to: Day }

/** Maximum number of points in a chart. With more days the points are weeks, with more weeks periods of four weeks. */
const POINTS_MAX = 31
const SIZES = [1, 7, 28] as const
/** A chart needs at least this many days to show a line. */
const DAYS_MIN = 7

const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY
const sizeFor = (days: number): number => SIZES.find((size) => days <= size * POINTS_MAX) ?? 28

/** Sums up the figures in periods of equal length: one day, a week or four weeks. */
export function spansOf(days: readonly ReportDay[]): Span[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const length = Math.max(DAYS_MIN, daysBetween(first, last) + 1)
  const size = sizeFor(length)
  const count = Math.ceil(length / size)
  const start = addDays(last, 1 - count * size)
  const spans = Array.from({ length: count }, (_, i): Span => {
    const from = addDays(start, i * size)
    return { from, to: addDays(from, size - 1), reach: 0, views: 0, engagement: 0, clicks: 0, couponUses: 0 }
  })
  for (const { day, ...figures } of days) {
    const span = spans[Math.floor(daysBetween(start, day) / size)]
    if (!span) continue
    for (const name of ['reach', 'views', 'engagement', 'clicks', 'couponUses'] as const) span[name] += figures[name]
  }
  return spans
}
