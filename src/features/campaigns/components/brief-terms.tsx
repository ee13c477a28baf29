import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import type { TermLine } from '../brief/field.ts'
import type { BriefView } from '../brief/view.ts'

interface Props {
  view: BriefView
  /** Notes that a job adds to a line. */
  notes?: Partial<Record<TermLine, ReactNode>>
}

/** An influencer's obligations: the post, how it starts, the dates, and the brand's usage rights. */
export function BriefTerms({ view, notes }: Props) {
  return (
    <ul>
      {view.terms.map(({ line, icon, title, notes: own }) => {
        const small = (line === 'dates' ? [...own, view.revisions] : own).join(' · ')
        return (
          <li key={line} className="flex items-start gap-3.5 border-t border-line py-3">
            <span className="mt-0.5 grid size-6 shrink-0 place-items-center text-xl">
              {typeof icon === 'string' ? <Icon name={icon} /> : <PlatformIcon platform={icon.platform} />}
            </span>
            <div className="min-w-0">
              <p className="font-medium">{title}</p>
              {notes?.[line] && <p className="text-sm text-ink-2">{notes[line]}</p>}
              {small && <p className="text-sm wrap-anywhere text-ink-2">{small}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
