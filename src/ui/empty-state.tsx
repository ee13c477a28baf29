import type { ReactNode } from 'react'
import { Awning } from './awning.tsx'
import { Phrases } from './phrases.tsx'

export type EmptyDrawing = 'job' | 'people' | 'money' | 'search' | 'done'

const dashed = 'fill-none stroke-(--leaf-300) stroke-3 [stroke-dasharray:6_7]'

const DRAWINGS: Record<EmptyDrawing, ReactNode> = {
  job: <rect x="40" y="30" width="70" height="40" rx="8" className={dashed} />,
  people: (
    <g className={dashed}>
      <circle cx="52" cy="48" r="16" />
      <circle cx="98" cy="48" r="16" />
    </g>
  ),
  money: (
    <>
      <rect x="42" y="32" width="66" height="34" rx="8" className={dashed} />
      <circle cx="94" cy="49" r="5" className="fill-(--leaf-300)" />
    </>
  ),
  search: (
    <>
      <circle cx="70" cy="44" r="20" className={dashed} />
      <path d="m86 60 14 12" className="stroke-(--leaf-300) stroke-5" strokeLinecap="round" />
    </>
  ),
  done: (
    <path
      d="m54 50 14 14 30-32"
      className="fill-none stroke-(--leaf-400) stroke-6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
}

export interface EmptyStateProps {
  /** Dashed drawing of what the list will contain. */
  drawing?: EmptyDrawing
  title: ReactNode
  /** One sentence. */
  note?: ReactNode
  /** One action; omit it if an empty list is good news. */
  act?: ReactNode
  headingLevel?: 'h2' | 'h3'
}

/** Shown in place of an empty list: a drawing, what the list will contain, and an action. */
export function EmptyState({ drawing = 'job', title, note, act, headingLevel: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-4 py-7 text-center">
      <div className="mb-3.5 h-28 w-[150px] overflow-hidden rounded-panel bg-action-soft">
        <Awning scallop={25} />
        <svg viewBox="0 0 150 86" aria-hidden="true">
          <path d="M22 70h106" className="stroke-line-strong stroke-4" strokeLinecap="round" />
          {DRAWINGS[drawing]}
        </svg>
      </div>
      <Heading className="text-lg tracking-normal">
        <Phrases>{title}</Phrases>
      </Heading>
      {note && (
        <p className="mt-1 max-w-[280px] text-sm text-balance text-ink-2">
          <Phrases>{note}</Phrases>
        </p>
      )}
      {act && <div className="mt-4">{act}</div>}
    </div>
  )
}
