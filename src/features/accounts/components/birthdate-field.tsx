import { type ReactNode, useState } from 'react'
import { formatMonthName } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { cx } from '../../../ui/class-names.ts'
import { FieldError } from '../../../ui/field-frame.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useFields } from '../../../web/action-form.tsx'
import { ageOf, birthdateOf, dayParts } from '../rules/birthdate.ts'
import { profileText } from '../text/index.ts'

const MONTHS = Array.from({ length: 12 }, (_, i) => i + 1)
const PARTS = ['day', 'month', 'year'] as const

interface BirthdateFieldProps {
  value: string | null
  now: number
  /** `fields` are shown if the person is younger than `adultAge`. */
  minor: { adultAge: number; fields: ReactNode }
}

/**
 * Separate fields for day, month and year (in the calendar of the page's language). The age is shown, so that people
 * notice a wrong date.
 */
export function BirthdateField({ value, now, minor }: BirthdateFieldProps) {
  const t = useText(profileText)
  const lang = useLang()
  const field = useFields()
  const { id, error: wrongDate } = field('birthdate')
  const stored = dayParts(value, lang)
  const fields = {
    day: field('birthdate.day', stored.day),
    month: field('birthdate.month', stored.month),
    year: field('birthdate.year', stored.year),
  }
  const error = fields.day.error ?? fields.month.error ?? fields.year.error ?? wrongDate
  const [parts, setParts] = useState({
    day: fields.day.defaultValue ?? '',
    month: fields.month.defaultValue ?? '',
    year: fields.year.defaultValue ?? '',
  })
  const age = ageOf(birthdateOf(parts), now)
  const help = age === null ? t('birthdateHelp') : t('age', { n: age })
  const described = error ? `${id}-error` : `${id}-help`
  const of = (name: (typeof PARTS)[number]) => ({
    id: fields[name].id,
    name: fields[name].name,
    defaultValue: fields[name].defaultValue,
    required: true,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value: typed } = event.currentTarget
      setParts((previous) => ({ ...previous, [name]: typed.trim() }))
    },
  })
  const label = (name: (typeof PARTS)[number], words: string) => (
    <label htmlFor={of(name).id} className="mb-1 block text-xs text-ink-2">
      {words}
    </label>
  )
  const box = (...classes: string[]) => ({
    className: cx('field-box', ...classes),
    'data-invalid': error ? '' : undefined,
  })
  return (
    // Focusable, because the error summary links to it.
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-1.5 block text-sm font-label">{t('birthdate')}</legend>
      <div className="flex flex-wrap gap-2.5">
        <div className="w-[4.5rem]">
          {label('day', t('day'))}
          <div {...box()}>
            <input
              {...of('day')}
              inputMode="numeric"
              pattern="[0-9๐-๙０-９]{1,2}"
              maxLength={2}
              autoComplete="bday-day"
            />
          </div>
        </div>
        <div className="flex-1 basis-[8rem]">
          {label('month', t('month'))}
          <div {...box()}>
            <select {...of('month')} autoComplete="bday-month">
              <option value="">{t('choose')}</option>
              {MONTHS.map((month) => (
                <option key={month} value={month}>
                  {formatMonthName(lang, month)}
                </option>
              ))}
            </select>
            <Icon name="caret-down-bold" className="pointer-events-none text-sm" />
          </div>
        </div>
        <div className="w-[6rem]">
          {label('year', t('year'))}
          <div {...box()}>
            <input {...of('year')} inputMode="numeric" pattern="[0-9๐-๙０-９]{4}" maxLength={4} autoComplete="off" />
          </div>
        </div>
      </div>
      {error ? (
        <FieldError id={id}>{error}</FieldError>
      ) : (
        <p id={`${id}-help`} className="mt-1.5 text-xs text-ink-3" aria-live="polite">
          {help}
        </p>
      )}
      {age !== null && age < minor.adultAge && <div className="mt-5">{minor.fields}</div>}
    </fieldset>
  )
}
