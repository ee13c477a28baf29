import { formatCredits, formatList } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { isWithin } from '../rules/limits.ts'
import type { OwnLimit } from '../shapes.ts'
import { teamsText } from '../text/index.ts'

/** Before an action above the member's own limit: the limit, and who has to approve the action. */
export function LimitNote({ limit, amount }: { limit: OwnLimit | null; amount: number }) {
  const t = useText(teamsText)
  const lang = useLang()
  if (!limit || isWithin(limit, amount, limit.month + amount)) return null
  const { actLimit, monthLimit, month, approvers } = limit
  return (
    <Callout icon="hourglass-medium" title={t('limitNote', { names: formatList(lang, approvers) })}>
      {amount > actLimit
        ? t('limitNoteAct', { limit: formatCredits(actLimit) })
        : t('limitNoteMonth', { limit: formatCredits(monthLimit), month: formatCredits(month) })}
    </Callout>
  )
}
