import { describe, expect, it } from 'vitest'
import { spansOf } from './spans.ts'

const on = (day: string, reach: number) => ({ day, reach, views: 0, engagement: 0, clicks: 1, couponUses: 0 })
const total = (spans: ReturnType<typeof spansOf>) => spans.reduce((sum, { reach }) => sum + reach, 0)

describe('the days of a chart', () => {
  it('are single days up to a month, and at least a week', () => {
    expect(spansOf([])).toEqual([])
    const one = spansOf([on('2025-11-20', 5)])
    expect([one.length, one[0]?.from, one.at(-1)]).toEqual([
      7,
      '2025-11-14',
      { from: '2025-11-20', to: '2025-11-20', reach: 5, views: 0, engagement: 0, clicks: 1, couponUses: 0 },
    ])
    expect(spansOf([on('2025-10-21', 1), on('2025-11-20', 2)])).toHaveLength(31)
  })

  it('become weeks, then periods of four weeks, without losing figures', () => {
    const weeks = spansOf([on('2025-10-20', 1), on('2025-11-20', 2)])
    expect([weeks.length, weeks.at(-1)?.from, weeks.at(-1)?.to, total(weeks)]).toEqual([
      5,
      '2025-11-14',
      '2025-11-20',
      3,
    ])
    const months = spansOf([on('2024-11-20', 1), on('2025-11-20', 2)])
    expect([months.length, total(months)]).toEqual([14, 3])
  })
})
