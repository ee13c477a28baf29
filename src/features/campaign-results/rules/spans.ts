import { addDays, type Day } from '../../../core/calendar.ts'
import { DAY } from '../../../core/clock.ts'
import type { ReportDay } from '../contract.ts'

/** A stretch of days of a chart, both ends included. */
export type Span = Omit<ReportDay, 'day'> & { from: Day; to: Day }

/** More days than this are drawn as weeks, more weeks as four weeks each. */
const POINTS_MOST = 31
const SIZES = [1, 7, 28] as const
/** A chart of fewer days is no line. */
const DAYS_LEAST = 7

const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY
const sizeFor = (days: number): number => SIZES.find((size) => days <= size * POINTS_MOST) ?? 28

/** The figures from the first to the last of the days as equal stretches of one day, a week or four weeks. */
export function spansOf(days: readonly ReportDay[]): Span[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const length = Math.max(DAYS_LEAST, daysBetween(first, last) + 1)
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
