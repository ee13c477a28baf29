import { BUDDHIST_OFFSET, type Day, dayOf, yearsBetween } from '../../../core/calendar.ts'
import { plainDigits } from '../../../core/plain-text.ts'
import type { Settings } from '../../../core/settings.ts'

/** Every possible Gregorian birth year is below this, every Buddhist one above. */
const FIRST_BUDDHIST = 2400

export interface DayParts {
  day: string
  month: string
  year: string
}

/**
 * Joins the three fields of a birthdate to yyyy-mm-dd; empty if all are empty. The year may be in either calendar,
 * because their ranges do not overlap. An impossible date is returned as it is, so that validation rejects it.
 */
export function birthdateOf(parts: DayParts): string {
  const [day, month, year] = [plainDigits(parts.day).trim(), parts.month, plainDigits(parts.year).trim()]
  if (!day && !month && !year) return ''
  const given = Number(year)
  const common = given >= FIRST_BUDDHIST ? given - BUDDHIST_OFFSET : given
  return [String(common).padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Splits a date into three fields, with the year in the calendar of the language. */
export function dayParts(birthdate: string | null, lang: 'th' | 'en'): DayParts {
  const [year = '', month = '', day = ''] = birthdate?.split('-') ?? []
  if (!year) return { day: '', month: '', year: '' }
  const shown = lang === 'th' ? Number(year) + BUDDHIST_OFFSET : Number(year)
  return { day: String(Number(day)), month: String(Number(month)), year: String(shown) }
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
/** A greater age must be a typing error. */
const OLDEST = 120

/** Age in years; null for an impossible date or birth year. */
export function ageOf(birthdate: string, now: number): number | null {
  const date = DAY.test(birthdate) ? new Date(`${birthdate}T00:00:00Z`) : null
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== birthdate) return null
  const age = yearsBetween(birthdate, dayOf(new Date(now)))
  return age >= 0 && age <= OLDEST ? age : null
}

/** Whether a person may join: from 20 years, or from 18 with a guardian's consent. Null if they may, else the error. */
export function checkAge(
  birth: Day,
  today: Day,
  hasGuardianConsent: boolean,
  settings: Settings,
): 'age_under_18' | 'guardian_consent_required' | null {
  const age = yearsBetween(birth, today)
  if (age < settings['age.min']) return 'age_under_18'
  return age < settings['age.adult'] && !hasGuardianConsent ? 'guardian_consent_required' : null
}
