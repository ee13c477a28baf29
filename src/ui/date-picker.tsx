import { type CalendarDate, type DateValue, GregorianCalendar, parseDate, toCalendar } from '@internationalized/date'
import { useRef, useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Label,
  Popover,
  DatePicker as RacDatePicker,
} from 'react-aria-components'
import type { DateFieldProps } from './date-field-props.ts'
import { FieldError } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { isYearComplete, withTypedYear } from './typed-year.ts'

export interface DatePickerProps extends DateFieldProps {
  id: string
}

const dateOf = (text: string | undefined): CalendarDate | undefined =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) ? parseDate(text) : undefined

/** The field's value. A date with an incomplete year is reported when the focus leaves the field. */
function useDay(defaultValue: string | undefined, onChange: DateFieldProps['onChange']) {
  const [value, setValue] = useState<DateValue | null>(dateOf(defaultValue) ?? null)
  const [day, setDay] = useState(defaultValue ?? '')
  const typing = useRef<DateValue | null>(null)
  const report = (entered: DateValue | null) => {
    typing.current = null
    const text = entered && toCalendar(entered, new GregorianCalendar()).toString()
    setDay(text ?? '')
    onChange?.(text)
  }
  const change = (typed: DateValue | null) => {
    const entered = typed && withTypedYear(typed)
    setValue(entered)
    if (entered && !isYearComplete(entered)) typing.current = entered
    else report(entered)
  }
  return { value, day, change, leave: () => typing.current && report(typing.current) }
}

const ARROW = 'grid size-11 place-items-center rounded-full text-base hover:bg-surface-2'

function Month({ words }: Pick<DateFieldProps, 'words'>) {
  return (
    <Calendar className="p-3">
      <header className="flex items-center justify-between">
        <Button slot="previous" aria-label={words.previous} className={ARROW}>
          <Icon name="caret-left-bold" />
        </Button>
        <Heading level={2} className="text-base font-semibold tracking-normal" />
        <Button slot="next" aria-label={words.next} className={ARROW}>
          <Icon name="caret-right-bold" />
        </Button>
      </header>
      <CalendarGrid className="[&_th]:h-9 [&_th]:text-xs [&_th]:font-medium [&_th]:text-ink-3">
        {(date) => (
          <CalendarCell
            date={date}
            className="grid size-10 cursor-pointer place-items-center rounded-full text-sm hover:bg-surface-2 data-disabled:cursor-default data-disabled:text-ink-disabled data-outside-month:hidden data-selected:bg-action data-selected:font-semibold data-selected:text-on-brand data-unavailable:text-ink-disabled data-unavailable:line-through"
          />
        )}
      </CalendarGrid>
    </Calendar>
  )
}

/** The picker of `DateField`: editable segments and a month view. */
export function DatePicker(props: DatePickerProps) {
  const { id, name, form, label, labelNote, help, error, defaultValue, min, max, required, lang, words, onChange } =
    props
  const { value, day, change, leave } = useDay(defaultValue, onChange)
  return (
    <I18nProvider locale={lang === 'th' ? 'th-TH-u-ca-buddhist' : 'en-GB'}>
      <input type="hidden" name={name} form={form} value={day} />
      <RacDatePicker
        value={value}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        isRequired={required}
        isInvalid={Boolean(error)}
        onChange={change}
        onBlur={leave}
      >
        <Label className="mb-1.5 block text-sm font-label">
          {label}
          {labelNote && <span className="ml-1.5 font-normal text-ink-3">{labelNote}</span>}
        </Label>
        <Group className="field-box pr-1.5!" data-invalid={error ? '' : undefined}>
          <DateInput className="flex flex-1">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="rounded-xs px-0.5 outline-none data-focused:bg-action data-focused:text-on-brand data-placeholder:text-ink-3"
              />
            )}
          </DateInput>
          <Button aria-label={words.open} className="grid size-11 place-items-center rounded-full text-lg text-ink-2">
            <Icon name="calendar-blank" />
          </Button>
        </Group>
        {error ? <FieldError id={id}>{error}</FieldError> : help && <p className="mt-1.5 text-xs text-ink-3">{help}</p>}
        <Popover className="rounded-panel bg-overlay shadow-float inset-ring inset-ring-line" placement="bottom end">
          <Dialog className="outline-none">
            <Month words={words} />
          </Dialog>
        </Popover>
      </RacDatePicker>
    </I18nProvider>
  )
}
