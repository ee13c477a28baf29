import { HOUR } from '../core/clock.ts'
import type { Notice } from '../features/site/contract.ts'
import { useText } from '../i18n/use-text.tsx'
import { clockText, shortClockText } from '../ui/clock-text.ts'
import { shellText } from './text/index.ts'

/** Keeps the placeholder in the text, where the countdown is inserted. */
const CLOCK = { clock: '{clock}' }

interface NoticeClockProps {
  notice: Pick<Notice, 'windowFrom' | 'windowUntil'>
  /** The server's time, in milliseconds. */
  now: number
}

function Clock({ due, now, title, hidden }: { due: number; now: number; title: string; hidden: boolean }) {
  const left = Math.max(0, due - now)
  const [before, after] = title.split('{clock}')
  return (
    <span role="timer" data-due={due} data-now={now} hidden={hidden} suppressHydrationWarning>
      {before}
      <span className="nb font-semibold" suppressHydrationWarning>
        {left < HOUR ? shortClockText(left) : clockText(left)}
      </span>
      {after}
    </span>
  )
}

/** Countdown to the start of the maintenance and, once it has started, to its end. The page script updates it. */
export function NoticeClock({ notice, now }: NoticeClockProps) {
  const t = useText(shellText)
  const [from, until] = [Date.parse(notice.windowFrom), Date.parse(notice.windowUntil)]
  return (
    <span className="nb">
      <Clock due={from} now={now} title={t('noticeStarts', CLOCK)} hidden={now >= from} />
      <Clock due={until} now={now} title={t('noticeEnds', CLOCK)} hidden={now < from || now >= until} />
    </span>
  )
}
