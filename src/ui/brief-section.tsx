import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface BriefSectionProps {
  number: number
  title: ReactNode
  /** One line of advice; in a closed section, a summary of the entered values. */
  note: ReactNode
  /** `SaveState`, at the right. */
  state?: ReactNode
  /** Closed and complete: shows a check mark instead of the number. */
  done?: boolean
  /** Link or button that opens a completed section again. */
  edit?: ReactNode
  id?: string
  children?: ReactNode
}

/** Numbered section of a long form: open with its fields, or collapsed to one line. */
export function BriefSection({ number, title, note, state, done, edit, id, children }: BriefSectionProps) {
  return (
    <section id={id} className="rounded-card bg-surface p-4 inset-ring inset-ring-line lg:p-6">
      <div className="flex items-start gap-3.5">
        <span
          className={
            done
              ? 'grid size-8 shrink-0 place-items-center rounded-full bg-action-soft text-action-text'
              : 'grid size-8 shrink-0 place-items-center rounded-full bg-action font-semibold text-on-brand'
          }
        >
          {done ? <Icon name="check-bold" className="text-sm" /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-lg tracking-normal">{title}</h2>
          <p className="text-sm text-ink-2">{note}</p>
        </div>
        {state}
        {edit}
      </div>
      {children && <div className="mt-5 lg:pl-[46px]">{children}</div>}
    </section>
  )
}
