import { useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import type { CertificateStatus } from '../kinds.ts'
import { certificatesText } from '../text/index.ts'

const BADGES: Record<CertificateStatus, [Tone, IconName]> = {
  waiting: ['notice', 'hourglass-medium-bold'],
  in_progress: ['info', 'hourglass-medium-bold'],
  rejected: ['critical', 'x-circle-bold'],
  approved: ['positive', 'check-circle-bold'],
  collected: ['positive', 'check-circle-bold'],
  written_off: ['neutral', 'prohibit-bold'],
  void: ['neutral', 'prohibit-bold'],
}

export function CertificateBadge({ status }: { status: CertificateStatus }) {
  const t = useText(certificatesText)
  const [tone, icon] = BADGES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </Badge>
  )
}
