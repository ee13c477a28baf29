import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatMonthShort,
  formatNearDate,
  formatSmsDate,
  formatSmsDateTime,
  formatWeekday,
} from './formats.ts'

const NOW = '2026-11-22T05:00:00Z'

describe('the year of a date', () => {
  it.each([
    ['2026-11-22T06:00:00Z', '22 พ.ย.', '22 Nov'],
    ['2026-11-25T04:59:59Z', '25 พ.ย.', '25 Nov'],
    ['2026-11-25T05:00:00Z', '25 พ.ย. 2569', '25 Nov 2026'],
    ['2026-11-19T05:00:00Z', '19 พ.ย. 2569', '19 Nov 2026'],
    ['2027-11-22T05:00:00Z', '22 พ.ย. 2570', '22 Nov 2027'],
  ])('of %s is omitted only if the date is less than 72 hours away', (at, th, en) => {
    expect([formatNearDate('th', at, NOW), formatNearDate('en', at, NOW)]).toEqual([th, en])
  })

  it('is shown with a weekday that is 72 hours or more away', () => {
    expect(formatWeekday('en', '2026-11-23', NOW)).toBe('Mon 23 Nov')
    expect(formatWeekday('en', '2026-11-30', NOW)).toBe('Mon 30 Nov 2026')
    expect(formatWeekday('th', '2026-11-30', NOW)).toBe('จันทร์ 30 พ.ย. 2569')
  })

  it('is omitted in text messages', () => {
    expect([formatSmsDate('en', NOW), formatSmsDateTime('en', NOW)]).toEqual(['22 Nov', '22 Nov, 12:00'])
    expect(formatSmsDateTime('th', NOW)).toBe('22 พ.ย. 12:00 น.')
  })
})

it('short English month names have three letters', () => {
  const september = '2026-09-05T05:00:00Z'
  expect([formatDate('en', september), formatDateTime('en', september), formatMonthShort('en', september)]).toEqual([
    '5 Sep 2026',
    '5 Sep 2026, 12:00',
    'Sep',
  ])
})

it('a calendar day is formatted as the same day in both languages', () => {
  expect([formatCalendarDay('th', '2026-11-23'), formatCalendarDay('en', '2026-11-23')]).toEqual([
    '23 พ.ย. 2569',
    '23 Nov 2026',
  ])
})

/** Modules outside of src/i18n that match `text`, except those that match `but`. */
function modulesWith(text: RegExp, but: RegExp): string[] {
  const root = join(import.meta.dirname, '..')
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.test\.|^i18n/.test(path) &&
      !but.test(path) &&
      text.test(readFileSync(join(root, path), 'utf8')),
  )
}

it('no module outside of i18n formats dates itself', () => {
  const but = /^db|^ports|^features\/documents\/pdf|^features\/visitor/
  expect(modulesWith(/Intl\.DateTimeFormat|toLocale(Date|Time)String/, but)).toEqual([])
})

it('only text messages and chart axes omit the year', () => {
  const but = /^features\/notifications\/render\.ts$|^features\/channels\/pages\/channel-history\.tsx$/
  expect(modulesWith(/formatSmsDate/, but)).toEqual([])
})
