import { useText } from '../../../i18n/use-text.tsx'
import type { ReplyTime } from '../shapes.ts'
import { findText } from '../text/index.ts'

/** Longer times are shown in days. */
const HOURS_MAX = 24

/** Formats a typical reply time as text. */
export function useReplyWords() {
  const t = useText(findText)
  return (reply: ReplyTime): string => {
    if (reply === null) return t('replyNew')
    if (reply.hours === null) return t('replySeldom')
    if (reply.hours <= HOURS_MAX) return t('replyHours', { n: reply.hours })
    return t('replyDays', { n: Math.ceil(reply.hours / 24) })
  }
}
