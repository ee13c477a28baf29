import { describe, expect, it } from 'vitest'
import { daysOfMonth, shiftMonth, weeksOf } from './month.ts'

describe('a month', () => {
  it('knows the previous and next month and its first and last day', () => {
    expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  })

  it('is laid out in weeks that start on Sunday', () => {
    const weeks = weeksOf('2026-11')
    expect([weeks.length, weeks[0]?.[0], weeks[4]?.slice(0, 3)]).toEqual([
      5,
      '2026-11-01',
      ['2026-11-29', '2026-11-30', null],
    ])
    expect(weeksOf('2026-12')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ])
  })
})
