import type { ReactNode } from 'react'
import { DAY, HOUR } from '../core/clock.ts'
import { cx } from './class-names.ts'
import { clockText, shortClockText } from './clock-text.ts'
import { Icon } from './icon.tsx'
import { useTimeLeft } from './ticking.ts'

type Moment = Date | string | number

export interface CountdownProps {
  due: Moment
  /** The server's time when the page was rendered. */
  now: Moment
  /** Sentence with `{clock}` in the place of hh:mm:ss. */
  title: string
  /** What happens at the deadline, and the absolute time. */
  note?: ReactNode
  /** Text shown instead of the title while the deadline is paused. */
  paused?: ReactNode
}

/** Banner with a running deadline. Under 24 h the time is red; while paused the banner is blue and shows `paused`. */
export function Countdown({ due, now, title, note, paused }: CountdownProps) {
  const left = useTimeLeft(due, now, Boolean(paused))
  const [before = '', after = ''] = title.split('{clock}')
  const urgent = !paused && left < DAY
  return (
    <div className={cx('flex gap-3.5 rounded-card p-4', paused ? 'bg-info-bg text-info' : 'bg-notice-bg text-notice')}>
      <Icon name={paused ? 'pause-circle-fill' : 'timer-fill'} size={24} className="mt-0.5" />
      <div className="min-w-0">
        <p className="font-semibold" role="timer">
          {paused ?? (
            <>
              {before}
              <span className={cx('nb', urgent && 'text-critical')}>{clockText(left)}</span>
              {after}
            </>
          )}
        </p>
        {note && <p className="text-xs">{note}</p>}
      </div>
    </div>
  )
}

/** Ticking text without a banner: "Send again in 0:42". `done` replaces it when the time is up. */
export function TimeLeft({
  due,
  now,
  title,
  done,
  className,
}: {
  due: Moment
  now: Moment
  title: string
  done?: ReactNode
  className?: string
}) {
  const left = useTimeLeft(due, now)
  if (left === 0 && done !== undefined) return <>{done}</>
  const [before = '', after = ''] = title.split('{clock}')
  return (
    <span role="timer" className={className}>
      {before}
      <span className="nb font-semibold">{left < HOUR ? shortClockText(left) : clockText(left)}</span>
      {after}
    </span>
  )
}

/** Hours, minutes and seconds in three boxes (maintenance page). */
export function CountdownBoxes({
  due,
  now,
  words,
  label,
}: {
  due: Moment
  now: Moment
  words: readonly [string, string, string]
  label: string
}) {
  const parts = clockText(useTimeLeft(due, now)).split(':')
  return (
    <div role="timer" aria-label={label} className="inline-grid grid-cols-3 gap-2.5">
      {parts.map((part, i) => (
        <span key={i} className="w-[84px] rounded-[14px] bg-sunken pt-2 pb-1.5 text-center">
          <b className="block text-2xl leading-tight font-title">{part}</b>
          <span className="text-xs text-ink-2">{words[i]}</span>
        </span>
      ))}
    </div>
  )
}
