import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface ErrorSummaryProps {
  /** "Cannot save yet, 2 things to fix". */
  title: ReactNode
  /** One for each field: the id of its control and its name. */
  fields?: readonly { id: string; label: ReactNode }[]
  /** `info`: nothing failed, the act waits for somebody. */
  tone?: 'critical' | 'info'
  /** False where the panel is only shown, not answered (style guide). */
  takeFocus?: boolean
  children?: ReactNode
}

const LOOKS = {
  critical: ['bg-critical-bg', 'text-critical', 'warning-circle-fill'],
  info: ['bg-info-bg', 'text-info', 'info-fill'],
} as const

/** Above a form that came back with errors; takes the focus, links to each field. Mount it again (key) for each answer. */
export function ErrorSummary({ title, fields = [], tone = 'critical', takeFocus = true, children }: ErrorSummaryProps) {
  const [ground, ink, icon] = LOOKS[tone]
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takeFocus) panel.current?.focus()
  }, [takeFocus])
  return (
    <div ref={panel} tabIndex={-1} role="alert" className={cx('flex gap-3 rounded-card p-4 text-sm text-ink', ground)}>
      <Icon name={icon} size={20} className={cx('mt-0.5', ink)} />
      <div className="min-w-0">
        <p className={cx('font-semibold', ink)}>{title}</p>
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
