import { type ReactNode, useId, useState } from 'react'

export interface RangeFieldProps {
  name: string
  label: ReactNode
  min: number
  max: number
  step?: number
  defaultValue: number
  /** The value as text, next to the label. */
  textOf: (value: number) => string
  onChange?: (value: number) => void
}

export function RangeField({ name, label, min, max, step = 1, defaultValue, textOf, onChange }: RangeFieldProps) {
  const id = useId()
  const [value, setValue] = useState(defaultValue)
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-label">
          {label}
        </label>
        <output htmlFor={id} className="nb text-xl font-title">
          {textOf(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        min={min}
        max={max}
        step={step}
        defaultValue={defaultValue}
        aria-valuetext={textOf(value)}
        onChange={(event) => {
          const next = event.currentTarget.valueAsNumber
          setValue(next)
          onChange?.(next)
        }}
        className="range mt-2 w-full"
        style={{ ['--part' as string]: `${((value - min) / (max - min)) * 100}%` }}
      />
      <p className="flex justify-between text-xs text-ink-3" aria-hidden="true">
        <span>{textOf(min)}</span>
        <span>{textOf(max)}</span>
      </p>
    </div>
  )
}
