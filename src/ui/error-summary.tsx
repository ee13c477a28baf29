import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface ErrorSummaryProps {
  /** "Cannot save yet, 2 things to fix". */
  title: ReactNode
  /** One entry for each field: the id of its control and its label. */
  fields?: readonly { id: string; label: ReactNode }[]
  /** `info`: nothing failed; the action is pending. */
  tone?: 'critical' | 'info'
  /** False if the panel is only displayed (style guide). */
  takeFocus?: boolean
  children?: ReactNode
}

const LOOKS = {
  critical: ['bg-critical-bg', 'text-critical', 'warning-circle-fill'],
  info: ['bg-info-bg', 'text-info', 'info-fill'],
} as const

/**
 * Errors of a rejected form, above the form. Takes the focus and links to each field. Give it a new `key` for each
 * response, so that it takes the focus again.
 */
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
