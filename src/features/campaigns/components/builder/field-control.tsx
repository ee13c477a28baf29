import { useState } from 'react'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { MoneyField } from '../../../../ui/money-field.tsx'
import { NumberStepper } from '../../../../ui/number-stepper.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useDateWords } from '../../../../web/date-words.ts'
import type { BriefField, Control } from '../../brief/field.ts'
import { isRequired, type NamedField, valueIn } from '../../brief/fields.ts'
import { completeLink } from '../../rules/link.ts'
import { briefText } from '../../text/brief.ts'
import { builderText } from '../../text/builder.ts'
import { useBriefWords } from '../use-brief-words.ts'
import { bahtText, type SectionProps, textOf } from './fields.ts'

export interface ControlProps extends SectionProps {
  field: NamedField
  /** Current values in the form of the choices that other fields depend on. */
  chosen: Readonly<Record<string, string>>
  onChoose: (name: string, value: string) => void
}

/** Label, help, error and initial value of a field. */
export function useFieldWords({ field: named, campaign, errors, unsaved }: Omit<ControlProps, 'chosen' | 'onChoose'>) {
  const t = useText(briefText)
  const b = useText(builderText)
  const { name, field } = named
  const required = isRequired(campaign, field)
  return {
    name,
    label: field.label ? t(field.label as 'product') : name,
    labelNote: required ? undefined : b('optional'),
    help: field.help && t(field.help as 'perLine'),
    error: errors[name],
    defaultValue: textOf(unsaved, name, writtenText(field.control, valueIn(campaign, named))),
  }
}

/** A stored value as the text in its control. */
function writtenText(control: Control, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (control.type === 'baht') return bahtText(value as number)
  return control.type === 'lines' ? (value as string[]).join('\n') : String(value)
}

/** The values that a choice offers, given the other choices of the section. */
function offeredValues(control: Extract<Control, { type: 'choice' }>, chosen: ControlProps['chosen']) {
  const { field, values } = control.offeredBy ?? {}
  return (field !== undefined && values?.[chosen[field] ?? '']) || control.values
}

function Choice({ control, ...props }: ControlProps & { control: Extract<Control, { type: 'choice' }> }) {
  const b = useText(builderText)
  const words = useBriefWords()
  const field = useFieldWords(props)
  const brief = { ...props.campaign, ...props.chosen }
  return (
    <Select
      {...field}
      emptyLabel={control.none === undefined ? undefined : b('choose')}
      options={offeredValues(control, props.chosen).map((value) => ({
        value: String(value),
        label: words.value(control, value, brief),
      }))}
      onChange={({ currentTarget }) => props.onChoose(field.name, currentTarget.value)}
    />
  )
}

/** A text with suggested values: one of them, or the saved custom text. */
function OfferedText({ offered, ...props }: ControlProps & { offered: readonly string[] }) {
  const b = useText(builderText)
  const field = useFieldWords(props)
  const own = field.defaultValue
  const values = own && !offered.includes(own) ? [...offered, own] : offered
  return <Select {...field} emptyLabel={b('choose')} options={values.map((value) => ({ value, label: value }))} />
}

/** A URL. `https://` is added when the field loses the focus, so that the user sees what will be saved. */
export function LinkField({ onEdit, ...field }: ReturnType<typeof useFieldWords> & Pick<SectionProps, 'onEdit'>) {
  return (
    <TextField
      inputMode="url"
      autoCapitalize="none"
      spellCheck={false}
      placeholder="https://"
      maxLength={500}
      {...field}
      onBlur={({ currentTarget }) => {
        const link = completeLink(currentTarget.value)
        if (link === currentTarget.value) return
        currentTarget.value = link
        onEdit(field.name)
      }}
    />
  )
}

function Day(props: ControlProps) {
  const _b = useText(builderText)
  const lang = useLang()
  const { defaultValue, ...field } = useFieldWords(props)
  return (
    <DateField
      {...field}
      lang={lang}
      defaultValue={defaultValue || undefined}
      words={useDateWords()}
      onChange={() => props.onEdit(field.name)}
    />
  )
}

/** The control of a field, selected by its descriptor. */
export function FieldControl(props: ControlProps) {
  const b = useText(builderText)
  const { name, field: descriptor } = props.field
  const field = useFieldWords(props)
  const { control }: BriefField = descriptor
  switch (control.type) {
    case 'choice':
      return <Choice control={control} {...props} />
    case 'text':
      return control.offered ? (
        <OfferedText offered={control.offered} {...props} />
      ) : (
        <TextField {...field} maxLength={control.max} lang={name.endsWith('En') ? 'en' : undefined} />
      )
    case 'longText':
      return <TextArea {...field} rows={5} maxLength={control.max} />
    case 'lines':
      return <TextArea {...field} />
    case 'link':
      return <LinkField {...field} onEdit={props.onEdit} />
    case 'number':
      return (
        <NumberStepper
          {...field}
          min={control.min}
          max={control.max}
          words={{ less: b('less'), more: b('more') }}
          onChange={() => props.onEdit(name)}
        />
      )
    case 'days':
      return <TextField {...field} inputMode="numeric" suffix={b('days')} />
    case 'baht':
      return <MoneyField {...field} />
    case 'date':
      return <Day {...props} />
    default:
      return null
  }
}

/** The choices that other fields depend on, with their current values in the form. */
export function useDependentChoices(
  names: readonly string[],
  at: SectionProps['campaign'],
  unsaved: SectionProps['unsaved'],
) {
  const [changed, setChanged] = useState<Readonly<Record<string, string>>>({})
  const values = at as unknown as Record<string, string | null>
  const chosen = Object.fromEntries(
    names.map((name) => [name, changed[name] ?? textOf(unsaved, name, values[name] ?? '')]),
  )
  const onChoose = (name: string, value: string) => setChanged((before) => ({ ...before, [name]: value }))
  return { chosen, onChoose }
}
