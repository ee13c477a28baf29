import { useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icons/list.ts'
import type { ChannelStatus } from '../contract.ts'
import { channelsText } from '../text/index.ts'

const BADGES: Record<ChannelStatus, [Tone, IconName]> = {
  active: ['positive', 'check-circle-bold'],
  allowed: ['positive', 'seal-check-bold'],
  waiting_approve: ['notice', 'hourglass-medium-bold'],
  disconnected: ['notice', 'plugs-bold'],
  suspended: ['critical', 'pause-circle-bold'],
  blacklist: ['critical', 'prohibit-bold'],
  rejected: ['critical', 'x-circle-bold'],
  deactivated: ['neutral', 'x-circle-bold'],
  not_found: ['neutral', 'magnifying-glass-bold'],
}

export function ChannelBadge({ status }: { status: ChannelStatus }) {
  const t = useText(channelsText)
  const [tone, icon] = BADGES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </Badge>
  )
}
