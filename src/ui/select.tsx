import { type ReactNode, type SelectHTMLAttributes, useId } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size' | 'prefix'>, FieldWords {
  name: string
  options: readonly Option[]
  /** Text of the first, empty option: "Choose …". */
  emptyLabel?: string
  prefix?: ReactNode
  size?: 'md' | 'sm'
  frameClass?: string
}

export function Select(props: SelectProps) {
  const {
    label,
    labelNote,
    help,
    error,
    hideLabel,
    options,
    emptyLabel,
    prefix,
    size = 'md',
    frameClass,
    ...select
  } = props
  const own = useId()
  const id = select.id ?? own
  return (
    <FieldFrame {...{ id, label, labelNote, help, error, hideLabel }} className={frameClass}>
      <div className="field-box" data-invalid={error ? '' : undefined} data-size={size}>
        {prefix && <span className="shrink-0 text-ink-3">{prefix}</span>}
        <select {...select} {...describedBy(id, { label, help, error })}>
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="caret-down-bold" className="pointer-events-none text-sm" />
      </div>
    </FieldFrame>
  )
}
