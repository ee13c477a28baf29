import type { ReactNode } from 'react'
import { TONE_GROUNDS, type Tone } from './badge.tsx'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

/** State of an account or channel: icon in its tone, reason, what happens to the money, one action. */
export function StateCard({
  tone,
  icon,
  title,
  note,
  act,
}: {
  tone: Tone
  icon: IconName
  title: ReactNode
  note: ReactNode
  act?: ReactNode
}) {
  return (
    <section className="flex flex-col items-start rounded-panel bg-surface p-5.5 inset-ring inset-ring-line">
      <span className={cx('grid size-11 place-items-center rounded-full text-[22px]', TONE_GROUNDS[tone])}>
        <Icon name={icon} />
      </span>
      <h2 className="mt-3 text-lg tracking-normal">{title}</h2>
      <p className="mt-1 text-sm text-ink-2">{note}</p>
      {act && <div className="mt-auto pt-4.5">{act}</div>}
    </section>
  )
}
