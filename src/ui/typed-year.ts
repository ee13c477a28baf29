import { type DateValue, GregorianCalendar, toCalendar } from '@internationalized/date'
import { BUDDHIST_OFFSET, FIRST_YEAR, LAST_YEAR } from '../core/calendar.ts'

const gregorian = (value: DateValue) => toCalendar(value, new GregorianCalendar())

/**
 * Whether the year is complete. An earlier one is incomplete input: after typing the 2 of 2025, the value has the year
 * 2. In the Buddhist calendar, the 2 of 2570 gives a year before Christ.
 */
export function isYearComplete(value: DateValue): boolean {
  const { era, year } = gregorian(value)
  return era === 'AD' && year >= FIRST_YEAR
}

const isPossible = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR

/**
 * The date that was meant. People type a year in either calendar, whichever the field shows: 2026 in a field with
 * Buddhist years, or 2569 in one with Gregorian years. Such a year is impossible in the calendar of the field and
 * possible in the other one.
 */
export function withTypedYear<V extends DateValue>(value: V): V {
  const { era, year } = gregorian(value)
  if (era !== 'AD' || isPossible(year)) return value
  if (isPossible(year + BUDDHIST_OFFSET)) return value.add({ years: BUDDHIST_OFFSET }) as V
  return isPossible(year - BUDDHIST_OFFSET) ? (value.subtract({ years: BUDDHIST_OFFSET }) as V) : value
}
