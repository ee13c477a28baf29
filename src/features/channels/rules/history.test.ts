import { expect, test } from 'vitest'
import { addDays } from '../../../core/calendar.ts'
import { changeOf, firstDayOf, type HistoryDay, PERIODS, seriesOf } from './history.ts'

const TODAY = '2025-11-21'
const on = (daysAgo: number, followers: number | null, engagementBps: number | null = null): HistoryDay => ({
  day: addDays(TODAY, -daysAgo),
  followers,
  engagementBps,
  audience: null,
})

test('points are evenly spaced and end today', () => {
  for (const period of PERIODS) {
    const points = seriesOf([on(400, 1_000)], period, TODAY)
    expect(points.at(-1)).toMatchObject({ day: TODAY, followers: 1_000 })
    expect((points[0]?.day ?? '') >= firstDayOf(period, TODAY)).toBe(true)
    const gaps = points.slice(1).map((point, i) => Date.parse(point.day) - Date.parse(points[i]?.day ?? ''))
    expect(new Set(gaps).size).toBe(1)
    expect(points.length).toBeGreaterThan(25)
  }
})

test('a point has the last known figures; there are no points before the first known figure', () => {
  const points = seriesOf([on(10, 900, 400), on(7, null, 410), on(2, 950)], '30', TODAY)
  expect(points).toHaveLength(11)
  const at = (daysAgo: number) => points.find(({ day }) => day === addDays(TODAY, -daysAgo))
  expect(at(11)).toBeUndefined()
  expect(at(8)).toMatchObject({ followers: 900, engagementBps: 400 })
  expect(at(7)).toMatchObject({ followers: 900, engagementBps: 410 })
  expect(at(0)).toMatchObject({ followers: 950, engagementBps: 410 })
  expect(seriesOf([], '30', TODAY)).toEqual([])
})

test('a count changes in percent, a rate in percentage points, and a change from 0 is not shown as none', () => {
  expect(changeOf('count', 10_000, 12_500)).toEqual({ unit: 'percent', by: 2_500 })
  expect(changeOf('rate', 300, 340)).toEqual({ unit: 'points', by: 40 })
  expect(changeOf('rate', 0, 340)).toEqual({ unit: 'points', by: 340 })
  expect(changeOf('count', 0, 250)).toEqual({ unit: 'count', by: 250 })
  expect(changeOf('count', 1_000_000, 1_000_010)).toEqual({ unit: 'count', by: 10 })
  expect(changeOf('count', 500, 500)).toEqual({ unit: 'count', by: 0 })
})
