import { useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { VatDocument } from '../shapes.ts'
import { correctionsText } from '../text/index.ts'

export function DocumentState({ document }: { document: Pick<VatDocument, 'cancelled'> }) {
  const t = useText(correctionsText)
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
