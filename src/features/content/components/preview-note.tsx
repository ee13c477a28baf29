import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { openContentText } from '../text/open/index.ts'

/** Tells an operator that the page shows a draft. */
export function PreviewNote() {
  const t = useText(openContentText)
  return (
    <div className="mb-5">
      <Callout tone="notice" icon="eye" title={t('previewTitle')} role="status">
        {t('previewNote')}
      </Callout>
    </div>
  )
}
