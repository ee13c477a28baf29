import { useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Written } from '../../../ui/phrases.tsx'
import { brandLabels } from '../text/labels.ts'

/** The agency behind a brand, in a line of its own; nothing for a brand without one. */
export function Through({ agency, className }: { agency: string | null; className?: string }) {
  const t = useText(brandLabels)
  if (!agency) return null
  return (
    <span className={cx('block text-xs text-ink-2', className)}>
      <Written>{t('through', { agency })}</Written>
    </span>
  )
}
