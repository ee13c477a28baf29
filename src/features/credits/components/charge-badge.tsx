import { useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import type { ChargeStatus } from '../contract.ts'
import { creditsText } from '../text/index.ts'

const BADGES: Record<ChargeStatus, [Tone, IconName]> = {
  pending: ['info', 'timer-bold'],
  paid: ['positive', 'check-bold'],
  failed: ['critical', 'x-bold'],
  expired: ['neutral', 'clock-bold'],
  review: ['notice', 'eye-bold'],
  cancelled: ['neutral', 'prohibit-bold'],
}

export function ChargeBadge({ status }: { status: ChargeStatus }) {
  const t = useText(creditsText)
  const [tone, icon] = BADGES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </Badge>
  )
}
