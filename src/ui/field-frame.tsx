import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface FieldWords {
  label: ReactNode
  /** Small words after the label, e.g. optional or must have. */
  labelNote?: ReactNode
  /** Stays until an error replaces it. */
  help?: ReactNode
  /** What happened, the number, the way out. */
  error?: ReactNode
  /** The label is for screen readers only (search boxes, table cells). */
  hideLabel?: boolean
}

/** Attributes that tie a control to its words. `id` is the control's. */
export const describedBy = (id: string, { help, error }: FieldWords) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : help ? `${id}-help` : undefined,
})

/** The error sentence under a control. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-xs text-critical">
      <Icon name="warning-circle-fill" className="mt-0.5 text-sm" />
      <span>{children}</span>
    </p>
  )
}

/** Label above, control, then help or error below. */
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
