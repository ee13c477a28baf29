import { dayOf, yearsBetween } from '../../../core/calendar.ts'

/** The Buddhist calendar counts from so many years before the common one. */
export const BUDDHIST = 543
/** No common year of a birthday is so high, and no Buddhist one is lower. */
const FIRST_BUDDHIST = 2400

export interface DayParts {
  day: string
  month: string
  year: string
}

/**
 * A day of birth from three fields, as yyyy-mm-dd; empty where all are empty. The year may be of either calendar, which
 * cannot be mistaken. What is no day comes out as no day, for the rules to refuse.
 */
export function birthdateOf({ day, month, year }: DayParts): string {
  if (!day && !month && !year) return ''
  const given = Number(year)
  const common = given >= FIRST_BUDDHIST ? given - BUDDHIST : given
  return [String(common).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** The three fields of a day; the year as the language writes it. */
export function dayParts(birthdate: string | null, lang: 'th' | 'en'): DayParts {
  const [year = '', month = '', day = ''] = birthdate?.split('-') ?? []
  if (!year) return { day: '', month: '', year: '' }
  const shown = lang === 'th' ? Number(year) + BUDDHIST : Number(year)
  return { day: String(Number(day)), month: String(Number(month)), year: String(shown) }
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
/** Nobody is older: above, a year was mistyped. */
const OLDEST = 120

/** Years since a day of birth; null for what is no day, or none that anybody was born on. */
export function ageOf(birthdate: string, now: number): number | null {
  const date = DAY.test(birthdate) ? new Date(`${birthdate}T00:00:00Z`) : null
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthdate) return null
  const age = yearsBetween(birthdate, dayOf(new Date(now)))
  return age >= 0 && age <= OLDEST ? age : null
}
