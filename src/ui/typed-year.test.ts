import { BuddhistCalendar, CalendarDate, parseDate, toCalendar } from '@internationalized/date'
import { expect, test } from 'vitest'
import { isYearComplete, withTypedYear } from './typed-year.ts'

const buddhist = (year: number) => new CalendarDate(new BuddhistCalendar(), year, 6, 15)

test.each([
  ['2569 in a Buddhist field', buddhist(2569)],
  ['2026 in a Buddhist field', buddhist(2026)],
  ['2026 in a Gregorian field', parseDate('2026-06-15')],
  ['2569 in a Gregorian field', parseDate('2569-06-15')],
])('%s is the same day', (_, typed) => {
  const read = withTypedYear(typed)
  expect(isYearComplete(read)).toBe(true)
  expect(toCalendar(read, parseDate('2026-01-01').calendar).toString()).toBe('2026-06-15')
  expect(read.calendar.identifier).toBe(typed.calendar.identifier)
})

test.each([
  ['2', buddhist(2)],
  ['25', buddhist(25)],
  ['256', buddhist(256)],
  ['202', parseDate('0202-06-15')],
])('the start of a year, %s, stays as it is', (_, typed) => {
  expect(withTypedYear(typed)).toBe(typed)
  expect(isYearComplete(typed)).toBe(false)
})
