import { DAY, HOUR } from './clock.ts'

/** Bangkok has the same UTC offset all year, so its calendar needs no time zone data. */
const OFFSET = 7 * HOUR

/** Years between the Buddhist and the Gregorian calendar: 2568 is 2025. */
export const BUDDHIST_OFFSET = 543

/** Years that the database and all calendars of the product support. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2199

/** A day of the Bangkok calendar as yyyy-mm-dd. */
export type Day = string

/** Date and time of an instant in Bangkok: 2026-11-21T14:30:00.000. */
export const localTimeOf = (at: Date): string => new Date(at.getTime() + OFFSET).toISOString().slice(0, -1)

/** The Bangkok day that contains an instant. */
export const dayOf = (at: Date): Day => localTimeOf(at).slice(0, 10)

/** The Bangkok month that contains an instant, yyyy-mm. */
export const monthOf = (at: Date): string => localTimeOf(at).slice(0, 7)

/** The hour of an instant in Bangkok, 0 to 23. */
export const hourOf = (at: Date): number => Number(localTimeOf(at).slice(11, 13))

/** The instant at which a Bangkok day begins. */
export const startOfDay = (day: Day): Date => new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET)

/** The instant at which the Bangkok month that contains an instant begins. */
export const startOfMonth = (at: Date): Date => startOfDay(`${monthOf(at)}-01`)

/** The last millisecond of a Bangkok day. */
export const endOfDay = (day: Day): Date => new Date(startOfDay(day).getTime() + DAY - 1)

/** Weekday of a day: 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Adds whole days to a day. */
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** The same time of day, `months` later; in a shorter month the 31st becomes the last day. */
export function addMonths(at: Date, months: number): Date {
  const local = new Date(at.getTime() + OFFSET)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return new Date(local.getTime() - OFFSET)
}

/** Monday to Friday except holidays. Holidays are `yyyy-mm-dd`, or `mm-dd` for every year. */
export function isBusinessDay(day: Day, holidays: readonly string[]): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !holidays.includes(day) && !holidays.includes(day.slice(5))
}

/** The same time of day after `count` business days; the starting day does not count. */
export function addBusinessDays(at: Date, count: number, holidays: readonly string[]): Date {
  let day = dayOf(at)
  let moved = 0
  for (let left = count; left > 0; ) {
    day = addDays(day, 1)
    moved++
    if (isBusinessDay(day, holidays)) left--
  }
  return new Date(at.getTime() + moved * DAY)
}

/** Age in whole years on a day. */
export function yearsBetween(birth: Day, on: Day): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4))
  return on.slice(5) < birth.slice(5) ? years - 1 : years
}
