import { useText } from '../../../i18n/use-text.tsx'
import { profileText } from '../text/index.ts'

/** Words of the date picker's buttons. */
export function useDateWords(): { open: string; next: string; previous: string } {
  const t = useText(profileText)
  return { open: t('openDatePicker'), next: t('nextMonth'), previous: t('previousMonth') }
}
