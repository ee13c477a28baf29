import { useId } from 'react'
import { DateField } from './date-field.tsx'
import type { DateFieldProps } from './date-field-props.ts'
import { Select } from './select.tsx'

const NOON = '12'
const HOURS = 24
const MINUTE_STEP = 5

const twoDigits = (n: number): string => String(n).padStart(2, '0')

/** Options in steps. A current value between two steps is kept as an option. */
function choices(count: number, step: number, current: string) {
  const values = Array.from({ length: count / step }, (_, i) => twoDigits(i * step))
  const all = values.includes(current) ? values : [...values, current].sort()
  return all.map((value) => ({ value, label: value }))
}

export interface DateTimeFieldProps extends Omit<DateFieldProps, 'onChange'> {
  /** `2025-11-25T14:30`; without a time, noon. The form sends `{name}Day`, `{name}Hour` and `{name}Minute`. */
  defaultValue?: string | undefined
  words: DateFieldProps['words'] & { hour: string; minute: string }
}

/** A day and a time of day; minutes in steps of five. Works without JavaScript. */
export function DateTimeField({ name, defaultValue = '', words, label, error, form, ...field }: DateTimeFieldProps) {
  const id = useId()
  const [day, time = ''] = defaultValue.split('T')
  const [hour = '', minute = ''] = time.split(':')
  const part = (suffix: string) => ({ name: `${name}${suffix}`, ...(form && { form }) })
  return (
    <div role="group" aria-labelledby={id} className="min-w-0">
      <span id={id} className="sr-only">
        {label}
      </span>
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-44 flex-1">
          <DateField {...field} {...part('Day')} label={label} error={error} words={words} defaultValue={day} />
        </div>
        <div className="flex items-start gap-2">
          <Select
            {...part('Hour')}
            label={words.hour}
            options={choices(HOURS, 1, hour || NOON)}
            defaultValue={hour || NOON}
          />
          <Select
            {...part('Minute')}
            label={words.minute}
            options={choices(60, MINUTE_STEP, minute || '00')}
            defaultValue={minute || '00'}
          />
        </div>
      </div>
    </div>
  )
}
