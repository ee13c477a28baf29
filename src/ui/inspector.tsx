import type { ReactNode } from 'react'
import { IconLink } from './button.tsx'
import { Icon } from './icon.tsx'

export interface InspectorProps {
  /** First line: state badge or reference number. */
  above?: ReactNode
  title: ReactNode
  note?: ReactNode
  /** Link back to the table without a selected row. */
  close?: { href: string; label: string }
  /** Details of the row, such as evidence and approvers. */
  children: ReactNode
  /** Actions with their reason, fixed at the bottom. */
  acts?: ReactNode
  label: string
}

/** Panel of the selected row: 340 px wide at the right of a table, above it on narrow screens. */
export function Inspector({ above, title, note, close, children, acts, label }: InspectorProps) {
  return (
    <aside aria-label={label} className="flex min-h-full flex-col bg-surface">
      <div className="flex-1 p-6">
        <div className="mb-3 flex items-start justify-between gap-3">
          <div className="min-w-0" data-panel-title="">
            {above}
            <h2 className="text-xl tracking-normal">{title}</h2>
            {note && <p className="text-sm text-ink-2">{note}</p>}
          </div>
          {close && (
            <IconLink href={close.href} label={close.label} icon={<Icon name="x" />} className="-mt-2 -mr-2.5" />
          )}
        </div>
        {children}
      </div>
      {acts && <div className="sticky bottom-0 border-t border-line bg-surface p-6 pt-4">{acts}</div>}
    </aside>
  )
}
