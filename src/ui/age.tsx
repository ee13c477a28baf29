import { DAY } from '../core/clock.ts'
import { formatAge } from '../i18n/formats.ts'
import { useLang } from '../i18n/use-text.tsx'
import { cx } from './class-names.ts'

/** Waiting for more than a day. */
export const isLate = (since: string, now: number): boolean => now - Date.parse(since) > DAY

/** How long a row of a queue has waited, marked after a day. */
export function Age({ since, now }: { since: string; now: number }) {
  const lang = useLang()
  const late = isLate(since, now)
  return (
    <span className={cx('nb block text-xs', late ? 'text-notice' : 'text-ink-3')}>{formatAge(lang, since, now)}</span>
  )
}
