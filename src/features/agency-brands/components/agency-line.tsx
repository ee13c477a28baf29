import { useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { UserText } from '../../../ui/phrases.tsx'
import { brandLabels } from '../text/labels.ts'

/** A line with the agency behind a brand. Renders nothing if there is no agency. */
export function AgencyLine({ agency, className }: { agency: string | null; className?: string }) {
  const t = useText(brandLabels)
  if (!agency) return null
  return (
    <span className={cx('block text-xs text-ink-2', className)}>
      <UserText>{t('through', { agency })}</UserText>
    </span>
  )
}
