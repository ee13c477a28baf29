import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

export interface ErrorSummaryProps {
  /** "Cannot save yet, 2 things to fix". */
  title: ReactNode
  /** One for each field: the id of its control and its name. */
  fields?: readonly { id: string; label: ReactNode }[]
  /** False where the panel is only shown, not answered (style guide). */
  takeFocus?: boolean
  children?: ReactNode
}

/** Above a form that came back with errors; takes the focus, links to each field. Mount it again (key) for each answer. */
export function ErrorSummary({ title, fields = [], takeFocus = true, children }: ErrorSummaryProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus) panel.current?.focus()
  }, [takeFocus])
  return (
    <div ref={panel} tabIndex={-1} role="alert" className="flex gap-3 rounded-card bg-critical-bg p-4 text-sm text-ink">
      <Icon name="warning-circle-fill" size={20} className="mt-0.5 text-critical" />
      <div className="min-w-0">
        <p className="font-semibold text-critical">{title}</p>
        {fields.length > 0 && (
          <ul className="flex flex-wrap gap-x-3">
            {fields.map((field) => (
              <li key={field.id}>
                <a
                  href={`#${field.id}`}
                  className="hit inline-block font-semibold text-action-text underline-offset-4 hover:underline"
                >
                  {field.label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  )
}
