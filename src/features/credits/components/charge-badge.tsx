import { useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import type { ChargeStatus } from '../contract.ts'
import { creditsText } from '../text/index.ts'

const LOOKS: Record<ChargeStatus, [Tone, IconName]> = {
  pending: ['info', 'timer-bold'],
  paid: ['positive', 'check-bold'],
  failed: ['critical', 'x-bold'],
  expired: ['neutral', 'clock-bold'],
  review: ['notice', 'eye-bold'],
}

/** State of a payment: icon, word, colour. */
export function ChargeBadge({ status }: { status: ChargeStatus }) {
  const t = useText(creditsText)
  const [tone, icon] = LOOKS[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </Badge>
  )
}
