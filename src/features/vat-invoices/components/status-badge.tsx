import { useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import type { VatInvoiceStatus } from '../kinds.ts'
import { vatInvoicesText } from '../text/index.ts'

const BADGES: Record<VatInvoiceStatus, [Tone, IconName]> = {
  waiting: ['notice', 'hourglass-medium-bold'],
  in_progress: ['info', 'hourglass-medium-bold'],
  rejected: ['critical', 'x-circle-bold'],
  approved: ['positive', 'check-circle-bold'],
  forgone: ['neutral', 'prohibit-bold'],
}

export function VatInvoiceBadge({ status }: { status: VatInvoiceStatus }) {
  const t = useText(vatInvoicesText)
  const [tone, icon] = BADGES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </Badge>
  )
}
