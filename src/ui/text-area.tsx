import { type TextareaHTMLAttributes, useId } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldWords {
  name: string
  frameClass?: string
}

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ label, labelNote, help, error, hideLabel, frameClass, rows = 4, ...area }: TextAreaProps) {
  const own = useId()
  const id = area.id ?? own
  return (
    <FieldFrame {...{ id, label, labelNote, help, error, hideLabel }} className={frameClass}>
      <div className="field-box px-0!" data-invalid={error ? '' : undefined}>
        <textarea
          {...area}
          {...describedBy(id, { label, help, error })}
          rows={rows}
          className="field-sizing-content min-h-24 resize-y rounded-field px-4 py-3 leading-[1.6]"
        />
      </div>
    </FieldFrame>
  )
}
