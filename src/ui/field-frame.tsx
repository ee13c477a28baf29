import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldWords {
  label: ReactNode
  /** Small text after the label, such as "optional". */
  labelNote?: ReactNode
  /** Shown until an error replaces it. */
  help?: ReactNode
  /** What is wrong, the limit or value involved, and how to fix it. */
  error?: ReactNode
  /** The label is visible to screen readers only (search boxes, table cells). */
  hideLabel?: boolean
}

/** Attributes that associate a control with its help and error texts. `id` is the control's id. */
export const describedBy = (id: string, { help, error }: FieldWords) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
})

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-xs text-critical">
      <Icon name="warning-circle-fill" className="mt-0.5 text-sm" />
      <span>{children}</span>
    </p>
  )
}

/** Label above the control; help or error below it. */
export function FieldFrame({
  id,
  label,
  labelNote,
  help,
  error,
  hideLabel,
  className,
  children,
}: FieldWords & { id: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-label'}>
        {label}
        {labelNote && <span className="ml-1.5 font-normal text-ink-3">{labelNote}</span>}
      </label>
      {children}
      {error ? (
        <FieldError id={id}>{error}</FieldError>
      ) : (
        help && (
          <p id={`${id}-help`} className="mt-1.5 text-xs text-ink-3">
            {help}
          </p>
        )
      )}
    </div>
  )
}
