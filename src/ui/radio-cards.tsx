import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { cx } from './class-names.ts'
import { FieldError } from './field-frame.tsx'

export interface RadioCardOption {
  value: string
  title: ReactNode
  note?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps {
  /** Id of the group, for links that lead to it. */
  id?: string
  /** Id of a form that does not contain the group. */
  form?: string
  name: string
  legend: ReactNode
  hideLegend?: boolean
  options: readonly RadioCardOption[]
  defaultValue?: string | undefined
  onChange?: (value: string) => void
  error?: ReactNode
  required?: boolean
  /** `rows`: one below another, with the radio button at the right. `tiles`: columns, with the icon above the text. */
  layout?: 'rows' | 'tiles'
  /** Columns of tiles on desktop; phones have two. */
  columns?: 2 | 3 | 4 | 5
}

const COLUMNS = { 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' } as const

type Spot = InputHTMLAttributes<HTMLInputElement> & { id: string }

function Card({ option, layout, spot }: { option: RadioCardOption; layout: 'rows' | 'tiles'; spot: Spot }) {
  const words = (
    <span className="min-w-0 flex-1">
      <span className="block leading-normal font-semibold">{option.title}</span>
      {option.note && <span className="block text-xs text-ink-2">{option.note}</span>}
    </span>
  )
  const radio = <input {...spot} type="radio" className="spot" />
  if (layout === 'tiles') {
    return (
      <label htmlFor={spot.id} className="tile flex min-h-22 flex-col gap-1.5 rounded-field p-3">
        <span className="flex min-h-6 items-start justify-between">
          {option.icon && <span className="text-xl">{option.icon}</span>}
          <span className="ml-auto">{radio}</span>
        </span>
        {words}
      </label>
    )
  }
  return (
    <label htmlFor={spot.id} className="tile flex min-h-[74px] items-center gap-3.5 rounded-card px-4 py-3">
      {option.icon && (
        <span className="grid size-10 shrink-0 place-items-center rounded-field bg-surface text-xl inset-ring inset-ring-line">
          {option.icon}
        </span>
      )}
      {words}
      {radio}
    </label>
  )
}

/** Single choice as cards, with native radio buttons. */
export function RadioCards(props: RadioCardsProps) {
  const {
    name,
    legend,
    hideLegend,
    options,
    defaultValue,
    onChange,
    error,
    required,
    layout = 'rows',
    columns = 3,
  } = props
  const own = useId()
  const id = props.id ?? own
  return (
    <fieldset id={props.id} tabIndex={props.id ? -1 : undefined} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 text-sm font-label'}>{legend}</legend>
      <div className={layout === 'rows' ? 'grid gap-2.5' : cx('grid grid-cols-2 gap-2', COLUMNS[columns])}>
        {options.map((option, i) => (
          <Card
            key={option.value}
            option={option}
            layout={layout}
            spot={{
              id: `${id}-${i}`,
              name,
              form: props.form,
              value: option.value,
              disabled: option.disabled,
              required,
              defaultChecked: option.value === defaultValue,
              onChange: onChange && (() => onChange(option.value)),
            }}
          />
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
