import { type Day, yearsBetween } from '../calendar.ts'
import type { Settings } from '../settings.ts'

/** Who may join: from 20 years without, from 18 with a guardian's consent form. Null if the person may join. */
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
