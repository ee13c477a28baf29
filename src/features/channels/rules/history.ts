import { addDays, type Day } from '../../../core/calendar.ts'
import type { Audience } from '../shapes.ts'

export const PERIODS = ['30', '90', '365'] as const
export type Period = (typeof PERIODS)[number]

/** Days between chart points, chosen for phone width. */
const STEP: Readonly<Record<Period, number>> = { '30': 1, '90': 3, '365': 14 }

export interface HistoryDay {
  day: Day
  followers: number | null
  engagementBps: number | null
  audience: Audience | null
}

/** Followers are counted; engagement is a rate in basis points. */
export type FigureKind = 'count' | 'rate'

/**
 * How far a figure moved from `first` to `last`: a rate in percentage points, a count in percent (both in basis
 * points). A count that has no percentage (from 0), or less than the smallest one that is shown, is a difference.
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

/** The first day that a period needs. */
export const firstDayOf = (period: Period, today: Day): Day => addDays(today, -Number(period))

/**
 * Equally spaced points up to today. A point has the last figures known on its day; days before the first known one
 * have no point. `days` are in order.
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
