import type { Notice } from '../features/site/contract.ts'
import { useText } from '../i18n/use-text.tsx'
import { TimeLeft } from '../ui/countdown.tsx'
import { shellText } from './text/index.ts'

/** Left standing in the text, for the part that ticks. */
const CLOCK = { clock: '{clock}' }

interface NoticeClockProps {
  notice: Pick<Notice, 'windowFrom' | 'windowUntil'>
  /** The server's time, in milliseconds. */
  now: number
}

/** How long until the work starts; while it lasts, how long until it ends. */
export default function NoticeClock({ notice, now }: NoticeClockProps) {
  const t = useText(shellText)
  const from = Date.parse(notice.windowFrom)
  const ends = { due: notice.windowUntil, now: Math.max(now, from), title: t('noticeEnds', CLOCK) }
  return (
    <TimeLeft
      due={from}
      now={now}
      title={t('noticeStarts', CLOCK)}
      done={<TimeLeft {...ends} done={null} className="nb" />}
      className="nb"
    />
  )
}
