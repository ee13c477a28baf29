import { useText } from '../../../../i18n/use-text.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { DeskRow } from '../../contract.ts'
import { deskText } from '../../text/desk/index.ts'

const LOOKS = {
  draft: ['neutral', 'pencil-simple-line-bold'],
  live: ['positive', 'check-bold'],
  changed: ['info', 'pencil-simple-line-bold'],
  scheduled: ['notice', 'clock-bold'],
} as const

/** Where a thing stands: icon, word and colour. */
export function StateBadge({ row }: { row: Pick<DeskRow, 'state' | 'publishAt'> }) {
  const t = useText(deskText)
  const state = row.publishAt && row.state === 'draft' ? 'scheduled' : row.state
  const [tone, icon] = LOOKS[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </Badge>
  )
}
