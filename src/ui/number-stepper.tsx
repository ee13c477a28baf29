import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export interface NumberStepperProps extends FieldWords {
  name: string
  min: number
  max: number
  step?: number
  defaultValue: number | string
  /** Labels of the two buttons. */
  words: { less: string; more: string }
  onChange?: (value: number) => void
  frameClass?: string
}

/** Whole number with minus and plus buttons; without JavaScript a native number input. */
export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    labelNote,
    help,
    error,
    hideLabel,
    name,
    min,
    max,
    step = 1,
    defaultValue,
    words,
    onChange,
    frameClass,
  } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  const move = (by: number) => {
    if (!input.current) return
    const next = Math.min(max, Math.max(min, (Number(input.current.value) || 0) + by))
    input.current.value = String(next)
    onChange?.(next)
  }
  const button = (by: number, text: string, icon: ReactNode) =>
    live && (
      <button
        type="button"
        aria-label={text}
        onClick={() => move(by)}
        className="hit grid size-9 shrink-0 place-items-center rounded-full text-lg hover:bg-surface-2"
      >
        {icon}
      </button>
    )
  return (
    <FieldFrame {...{ id, label, labelNote, help, error, hideLabel }} className={frameClass}>
      <div className="field-box px-2!" data-invalid={error ? '' : undefined}>
        {button(-step, words.less, <Icon name="minus-bold" />)}
        <input
          ref={input}
          {...describedBy(id, { label, help, error })}
          type="number"
          inputMode="numeric"
          name={name}
          min={min}
          max={max}
          step={step}
          defaultValue={defaultValue}
          onChange={onChange && ((event) => onChange(event.currentTarget.valueAsNumber))}
          className="appearance-none text-center [-moz-appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        {button(step, words.more, <Icon name="plus-bold" />)}
      </div>
    </FieldFrame>
  )
}
