import { useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import type { ChargeStatus, ChargeView, RefundState } from '../contract.ts'
import { creditsText } from '../text/index.ts'

const BADGES: Record<ChargeStatus, [Tone, IconName]> = {
  pending: ['info', 'timer-bold'],
  paid: ['positive', 'check-bold'],
  failed: ['critical', 'x-bold'],
  expired: ['neutral', 'clock-bold'],
  review: ['notice', 'eye-bold'],
  cancelled: ['neutral', 'prohibit-bold'],
}
const REFUNDS: Record<Exclude<RefundState, 'none'>, [Tone, IconName]> = {
  part: ['notice', 'arrow-counter-clockwise'],
  whole: ['neutral', 'arrow-counter-clockwise'],
  chargeback: ['critical', 'arrow-counter-clockwise'],
}

/** The status of a purchase. A purchase that was given back, wholly or partly, does not show as paid. */
export function ChargeBadge({
  charge: { status, refundState },
}: {
  charge: Pick<ChargeView, 'status' | 'refundState'>
}) {
  const t = useText(creditsText)
  const isGivenBack = status === 'paid' && refundState !== 'none'
  const [tone, icon] = isGivenBack ? REFUNDS[refundState] : BADGES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {isGivenBack ? t(`refund_${refundState}`) : t(`status_${status}`)}
    </Badge>
  )
}
