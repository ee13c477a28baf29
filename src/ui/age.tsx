import { formatAge } from '../i18n/formats.ts'
import { useLang } from '../i18n/use-text.tsx'
import { cx } from './class-names.ts'

const DAY = 86_400_000

/** How long a row of a queue has waited, marked after a day. */
export function Age({ since, now }: { since: string; now: number }) {
  const lang = useLang()
  const late = now - Date.parse(since) > DAY
  return (
    <span className={cx('nb block text-xs', late ? 'text-notice' : 'text-ink-3')}>{formatAge(lang, since, now)}</span>
  )
}
