import { useText } from '../../../i18n/use-text.tsx'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import type { UserRow } from '../contract.ts'
import { operatorText } from '../text/index.ts'

const BADGES: Record<UserRow['status'], [Tone, IconName]> = {
  active: ['positive', 'check-bold'],
  suspended: ['critical', 'pause-circle-bold'],
  expired: ['notice', 'clock-bold'],
  permanently: ['critical', 'prohibit-bold'],
  deactivated: ['neutral', 'x-circle-bold'],
}

export function StatusBadge({ status }: { status: UserRow['status'] }) {
  const t = useText(operatorText)
  const [tone, icon] = BADGES[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`status_${status}`)}
    </Badge>
  )
}
