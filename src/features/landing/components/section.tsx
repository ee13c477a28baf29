import type { ReactNode } from 'react'

interface SectionProps {
  title: ReactNode
  note?: ReactNode
  /** To the right of the title on desktop. */
  act?: ReactNode
  /** Replaces `act` on phones: a text link. */
  phoneAct?: ReactNode
  id?: string
  /** Smaller distance to the title above. */
  close?: boolean
  children: ReactNode
}

/** A section of a public page: a title line, then its content. */
export function Section({ title, note, act, phoneAct, id, close, children }: SectionProps) {
  return (
    <section className={`measure ${close ? 'mt-6 lg:mt-10' : 'mt-10 lg:mt-22'}`} aria-labelledby={id}>
      <div className="mb-4 flex items-end justify-between gap-4 lg:mb-6">
        <div>
          <h2 id={id} className="text-2xl max-lg:text-[1.5rem] lg:text-3xl">
            {title}
          </h2>
          {note && <p className="text-ink-2 max-lg:text-sm">{note}</p>}
        </div>
        {act && <div className="max-lg:hidden">{act}</div>}
        {phoneAct && <div className="lg:hidden">{phoneAct}</div>}
      </div>
      {children}
    </section>
  )
}
