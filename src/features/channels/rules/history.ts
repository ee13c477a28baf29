import { addDays, type Day } from '../../../core/calendar.ts'
import type { Audience } from '../shapes.ts'

export const PERIODS = ['30', '90', '365'] as const
export type Period = (typeof PERIODS)[number]

/** Days between two chart points, chosen for the width of a phone. */
const STEP: Readonly<Record<Period, number>> = { '30': 1, '90': 3, '365': 14 }

export interface HistoryDay {
  day: Day
  followers: number | null
  engagementBps: number | null
  audience: Audience | null
}

/** Followers are a count; engagement is a rate in basis points. */
export type FigureKind = 'count' | 'rate'

/**
 * The change from `first` to `last`: of a rate in percentage points, of a count in percent (both in basis points). A
 * count that changed from 0, or by less than the smallest percentage shown, is given as a difference.
 */
export function changeOf(
  kind: FigureKind,
  first: number,
  last: number,
): { unit: 'points' | 'percent' | 'count'; by: number } {
  const by = last - first
  if (kind === 'rate') return { unit: 'points', by }
  const share = first === 0 ? 0 : Math.round((by * 10_000) / first)
  return share === 0 ? { unit: 'count', by } : { unit: 'percent', by: share }
}

/** The first day of a period. */
export const firstDayOf = (period: Period, today: Day): Day => addDays(today, -Number(period))

/**
 * Evenly spaced points up to today. A point has the last figures known on its day; there are no points before the first
 * known figure. `days` must be in order.
 */
export function seriesOf(days: readonly HistoryDay[], period: Period, today: Day): HistoryDay[] {
  const points: HistoryDay[] = []
  const last = { followers: null, engagementBps: null, audience: null } as Omit<HistoryDay, 'day'>
  const step = STEP[period]
  const count = Math.floor(Number(period) / step)
  let at = 0
  for (let i = count; i >= 0; i--) {
    const day = addDays(today, -i * step)
    for (let reading = days[at]; reading && reading.day <= day; reading = days[++at]) {
      last.followers = reading.followers ?? last.followers
      last.engagementBps = reading.engagementBps ?? last.engagementBps
      last.audience = reading.audience ?? last.audience
    }
    if (at > 0) points.push({ day, ...last })
  }
  return points
}
