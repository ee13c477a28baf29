import { type TextareaHTMLAttributes, useId } from 'react'
import { cx } from './class-names.ts'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {
  name: string
  frameClass?: string
  /** One line high while it is empty. */
  compact?: boolean
}

/** Multi-line text; grows with its content if the browser supports it. */
export function TextArea({
  label,
  labelNote,
  help,
  error,
  hideLabel,
  frameClass,
  compact,
  rows = 4,
  ...area
}: TextAreaProps) {
  const own = useId()
  const id = area.id ?? own
  return (
    <FieldFrame {...{ id, label, labelNote, help, error, hideLabel }} className={frameClass}>
      <div className="field-box px-0!" data-invalid={error ? '' : undefined}>
        <textarea
          {...area}
          {...describedBy(id, { label, help, error })}
          rows={rows}
          className={cx(
            'field-sizing-content rounded-field px-4 py-3 leading-[1.6]',
            compact ? 'max-h-40 min-h-12 resize-none' : 'min-h-24 resize-y',
          )}
        />
      </div>
    </FieldFrame>
  )
}
