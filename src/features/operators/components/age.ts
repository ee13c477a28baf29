import { DAY, HOUR, MINUTE } from '../../../core/clock.ts'
import type { Translate } from '../../../i18n/messages.ts'
import type en from '../text/en.ts'

/** How long something has waited: minutes, then hours, then days. */
export function ageText(t: Translate<typeof en>, since: string, now: number): string {
  const ms = Math.max(0, now - Date.parse(since))
  if (ms < HOUR) return t('minutes', { n: Math.max(1, Math.floor(ms / MINUTE)) })
  if (ms < 3 * DAY) return t('hours', { n: Math.floor(ms / HOUR) })
  return t('days', { n: Math.floor(ms / DAY) })
}

/** What has waited longer than a day needs somebody today. */
export const isLate = (since: string, now: number): boolean => now - Date.parse(since) > DAY
