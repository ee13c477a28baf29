import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'>

export interface TextFieldProps extends Input, FieldWords {
  name: string
  /** Inside the box before the text: ฿, tiktok.com/@, an icon. */
  prefix?: ReactNode
  /** Inside the box after the text: a unit, a count, a small button. */
  suffix?: ReactNode
  size?: 'md' | 'sm'
  /** Aligns numbers at the right edge. */
  alignEnd?: boolean
  frameClass?: string
}

/** Uncontrolled unless `value` is set. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelNote,
    help,
    error,
    hideLabel,
    prefix,
    suffix,
    size = 'md',
    alignEnd,
    frameClass,
    ...input
  } = props
  const own = useId()
  const id = input.id ?? own
  return (
    <FieldFrame {...{ id, label, labelNote, help, error, hideLabel }} className={frameClass}>
      <div className="field-box" data-invalid={error ? '' : undefined} data-size={size}>
        {prefix && (
          <span className={cx('shrink-0 text-ink-3', typeof prefix === 'string' && prefix.length > 1 && '-mr-2')}>
            {prefix}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...describedBy(id, { label, help, error })}
          className={alignEnd ? 'text-right' : ''}
        />
        {suffix && <span className="shrink-0 text-ink-3">{suffix}</span>}
      </div>
    </FieldFrame>
  )
}
