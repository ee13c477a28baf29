import { useText } from '../../../../i18n/use-text.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import type { EditorRow } from '../../contract.ts'
import { editorText } from '../../text/editor/index.ts'

const BADGES = {
  draft: ['neutral', 'pencil-simple-line-bold'],
  live: ['positive', 'check-bold'],
  changed: ['info', 'pencil-simple-line-bold'],
  scheduled: ['notice', 'clock-bold'],
} as const

/** Publication state as icon, text and colour. */
export function StateBadge({ row }: { row: Pick<EditorRow, 'state' | 'publishAt'> }) {
  const t = useText(editorText)
  const state = row.publishAt && row.state === 'draft' ? 'scheduled' : row.state
  const [tone, icon] = BADGES[state]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`state_${state}`)}
    </Badge>
  )
}
