import { expect, test } from 'vitest'
import { addDays } from '../../../core/calendar.ts'
import { firstDayOf, type HistoryDay, PERIODS, seriesOf } from './history.ts'

const TODAY = '2025-11-21'
const on = (daysAgo: number, followers: number | null, engagementBps: number | null = null): HistoryDay => ({
  day: addDays(TODAY, -daysAgo),
  followers,
  engagementBps,
  audience: null,
})

test('points are equally far apart and end today', () => {
  for (const period of PERIODS) {
    const points = seriesOf([on(400, 1_000)], period, TODAY)
    expect(points.at(-1)).toMatchObject({ day: TODAY, followers: 1_000 })
    expect((points[0]?.day ?? '') >= firstDayOf(period, TODAY)).toBe(true)
    const gaps = points.slice(1).map((point, i) => Date.parse(point.day) - Date.parse(points[i]?.day ?? ''))
    expect(new Set(gaps).size).toBe(1)
    expect(points.length).toBeGreaterThan(25)
  }
})

test('a point has the last known figures; nothing is made up before the first', () => {
  const points = seriesOf([on(10, 900, 400), on(7, null, 410), on(2, 950)], '30', TODAY)
  expect(points).toHaveLength(11)
  const at = (daysAgo: number) => points.find(({ day }) => day === addDays(TODAY, -daysAgo))
  expect(at(11)).toBeUndefined()
  expect(at(8)).toMatchObject({ followers: 900, engagementBps: 400 })
  expect(at(7)).toMatchObject({ followers: 900, engagementBps: 410 })
  expect(at(0)).toMatchObject({ followers: 950, engagementBps: 410 })
  expect(seriesOf([], '30', TODAY)).toEqual([])
})
