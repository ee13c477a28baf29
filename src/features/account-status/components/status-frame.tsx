import type { ReactNode } from 'react'
import { TONE_GROUNDS, type Tone } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Icon, type IconName } from '../../../ui/icon.tsx'

export interface StatusFact {
  icon: IconName
  title: string
  note: ReactNode
}

interface StatusFrameProps {
  tone: Tone
  icon: IconName
  title: string
  note: string
  /** Shown to the account's owner only: date and reason. */
  own?: ReactNode
  facts: readonly StatusFact[]
  acts: ReactNode
}

/** A page about the state of an account: icon with tone, reason, what happens to the money, and one link. */
export function StatusFrame({ tone, icon, title, note, own, facts, acts }: StatusFrameProps) {
  return (
    <main id="main" className="measure pt-8 pb-12 lg:pt-16 lg:pb-20">
      <div className="mx-auto max-w-[640px] lg:rounded-panel lg:bg-surface lg:p-10 lg:inset-ring lg:inset-ring-line">
        <span className={cx('grid size-14 place-items-center rounded-full text-[1.75rem]', TONE_GROUNDS[tone])}>
          <Icon name={icon} />
        </span>
        <h1 className="mt-5 text-2xl lg:text-3xl">{title}</h1>
        {own}
        <p className="mt-2 text-ink-2">{note}</p>
        <dl className="mt-6 divide-y divide-line border-y border-line">
          {facts.map((fact) => (
            <div key={fact.title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3.5 py-3.5">
              <dt className="contents">
                <Icon name={fact.icon} size={20} className="mt-0.5 text-action-text" />
                <span className="font-semibold">{fact.title}</span>
              </dt>
              <dd className="col-start-2 text-sm text-ink-2">{fact.note}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap items-center gap-2.5">{acts}</div>
      </div>
    </main>
  )
}
