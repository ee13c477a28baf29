import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldError } from './field-frame.tsx'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  name: string
  children: ReactNode
  /** Second line, in a secondary colour. */
  help?: ReactNode
  /** At the right edge, such as a count. */
  note?: ReactNode
  error?: ReactNode
}

/** Native checkbox; the whole row is its hit area (at least 44 px high). */
export function Checkbox({ children, help, note, error, className, ...input }: CheckboxProps) {
  const own = useId()
  const id = input.id ?? own
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-start gap-2.5 py-2.5 text-sm">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="tick mt-px"
        />
        <span className="min-w-0 flex-1">
          <span className={cx('block', help ? 'font-medium' : undefined)}>{children}</span>
          {help && <span className="block text-xs text-ink-2">{help}</span>}
        </span>
        {note && <span className="text-xs text-ink-3">{note}</span>}
      </label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

/** The same checkbox without visible text, for table rows; `label` is its accessible name. */
export function RowCheckbox({
  label,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string }) {
  return (
    <label className="hit inline-grid cursor-pointer align-middle">
      <input {...input} type="checkbox" aria-label={label} className="tick relative z-1" />
    </label>
  )
}
