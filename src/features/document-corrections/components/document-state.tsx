import { useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { VatDocument } from '../shapes.ts'
import { correctionsText } from '../text/index.ts'

/** Badges: in force or cancelled, and whether a replacement copy is requested. */
export function DocumentState({ document }: { document: Pick<VatDocument, 'cancelled' | 'requested'> }) {
  const t = useText(correctionsText)
  if (document.requested)
    return (
      <Badge tone="notice" icon="files">
        {t('requested')}
      </Badge>
    )
  return document.cancelled ? (
    <Badge tone="critical" icon="x-circle-bold">
      {t('cancelled')}
    </Badge>
  ) : (
    <Badge tone="positive" icon="check-circle-bold">
      {t('inForce')}
    </Badge>
  )
}
