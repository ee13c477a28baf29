import { useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import type { AttachmentStatus } from '../kinds.ts'
import { documentsText } from '../text/documents.ts'

const BADGES: Record<AttachmentStatus, [Tone, IconName]> = {
  in_progress: ['notice', 'hourglass-medium-bold'],
  approve: ['positive', 'check-circle-bold'],
  complete: ['positive', 'seal-check-bold'],
  reject: ['critical', 'x-circle-bold'],
}

export function AttachmentBadge({ status }: { status: AttachmentStatus }) {
  const t = useText(documentsText)
  const [tone, icon] = BADGES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </Badge>
  )
}
