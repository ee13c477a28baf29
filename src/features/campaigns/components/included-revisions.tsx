import { useText } from '../../../i18n/use-text.tsx'
import { revisionsText } from '../text/revisions.ts'

/** The number of revisions that the pay includes, below an amount. */
export function IncludedRevisions() {
  const t = useText(revisionsText)
  return <p className="mt-2 text-xs text-ink-2">{t('revisions')}</p>
}
