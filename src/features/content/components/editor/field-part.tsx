import type { Bilingual } from '../../../../core/shapes.ts'
import { formatAmount } from '../../../../i18n/formats.ts'
import { useLang, useText } from '../../../../i18n/use-text.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { MoneyField } from '../../../../ui/money-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useDateWords } from '../../../../web/date-words.ts'
import type { Picture } from '../../kinds.ts'
import type { Field } from '../../rules/field.ts'
import { editorText } from '../../text/editor/index.ts'
import { useFieldWords } from './choice-words.ts'
import { useEditorPage } from './editor-context.ts'
import { FileField, PictureField } from './file-fields.tsx'
import { ListField } from './list-field.tsx'
import { RichField } from './rich-field.tsx'
import { BilingualFields, WordsField } from './words-field.tsx'

interface PartProps<F extends Field = Field> {
  /** Name of the field, also the key of its label. */
  name: string
  path: string
  field: F
  value: unknown
}
type Of<T extends Field['type']> = PartProps<Extract<Field, { type: T }>>

function Tags({ name, path, field, value }: Of<'tags'>) {
  const t = useText(editorText)
  const words = useFieldWords()
  const { errorOf } = useEditorPage()
  const error = errorOf(path)
  const chosen = value as readonly string[]
  return (
    <fieldset>
      <legend className="text-sm font-label">
        {words.member(name)} <span className="font-normal text-ink-3">{t('tagLimit', { max: field.max })}</span>
      </legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {field.values.map((tag) => (
          <label
            key={tag}
            className="chip inline-flex min-h-9 items-center rounded-full px-3.5 text-sm font-medium"
            data-tone="soft"
          >
            <input
              type="checkbox"
              name={`${path}.${tag}`}
              value="1"
              defaultChecked={chosen.includes(tag)}
              className="sr-only"
            />
            {words.choice(field.list, tag)}
          </label>
        ))}
      </div>
      {error && <p className="mt-1.5 text-xs text-critical">{error}</p>}
    </fieldset>
  )
}

function Choice({ name, path, field, value }: Of<'choice'>) {
  const words = useFieldWords()
  const { errorOf } = useEditorPage()
  return (
    <Select
      name={path}
      label={words.member(name)}
      size="sm"
      defaultValue={String(value)}
      options={field.values.map((one) => ({ value: String(one), label: words.choice(field.list, one) }))}
      error={errorOf(path)}
    />
  )
}

function Day({ name, path, value }: Of<'date'>) {
  const _t = useText(editorText)
  const words = useFieldWords()
  const lang = useLang()
  const { errorOf, edited } = useEditorPage()
  return (
    <DateField
      name={path}
      label={words.member(name)}
      lang={lang}
      defaultValue={value as string}
      words={useDateWords()}
      onChange={edited}
      error={errorOf(path)}
    />
  )
}

const PLAIN = { url: { inputMode: 'url' }, time: { inputMode: 'numeric', placeholder: '1:00' } } as const

function Plain({ name, path, field, value }: Of<'plain'>) {
  const words = useFieldWords()
  const { errorOf } = useEditorPage()
  return (
    <TextField
      name={path}
      label={words.member(name)}
      size="sm"
      defaultValue={value as string}
      maxLength={field.max}
      autoComplete="off"
      {...(field.format && PLAIN[field.format])}
      error={errorOf(path)}
    />
  )
}

function Figure({ name, path, field, value }: Of<'number' | 'money'>) {
  const words = useFieldWords()
  const { errorOf } = useEditorPage()
  const same = { name: path, label: words.member(name), size: 'sm', error: errorOf(path) } as const
  if (field.type === 'money')
    return <MoneyField {...same} defaultValue={typeof value === 'number' ? formatAmount(value) : String(value)} />
  return (
    <TextField
      {...same}
      inputMode={field.whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      defaultValue={String(value ?? '')}
    />
  )
}

/** Columns of a field in the four-column grid; on phones there is one column, with short fields at half width. */
const PLACES = { short: 'lg:col-span-1', line: 'min-[640px]:col-span-2', wide: 'min-[640px]:col-span-2 lg:col-span-4' }
const placeOf = (field: Field): string => PLACES[isShort(field) ? 'short' : field.type === 'line' ? 'line' : 'wide']

/** The label and numbers of a figure share a row on wide screens. */
function Group({ path, field, value }: Of<'group'>) {
  const bag = value as Record<string, unknown>
  return (
    <div className="grid gap-4 min-[640px]:grid-cols-2 lg:grid-cols-4">
      {Object.entries(field.fields).map(([name, inner]) => (
        <div key={name} className={`min-w-0 ${placeOf(inner)}`}>
          <FieldPart name={name} path={`${path}.${name}`} field={inner} value={bag[name]} />
        </div>
      ))}
    </div>
  )
}

/** Whether a field is one short control. */
export const isShort = ({ type }: Field): boolean =>
  ['plain', 'choice', 'number', 'money', 'date', 'flag'].includes(type)

function Rich({ name, path, value }: Of<'rich'>) {
  const words = useFieldWords()
  const { errorOf } = useEditorPage()
  return (
    <BilingualFields>
      {(lang, note) => (
        <RichField
          name={`${path}.${lang}`}
          lang={lang}
          label={words.member(name)}
          labelNote={note}
          defaultValue={(value as Bilingual)[lang]}
          error={errorOf(`${path}.${lang}`) ?? (lang === 'th' ? errorOf(path) : undefined)}
        />
      )}
    </BilingualFields>
  )
}

function Rows({ name, path, field, value }: Of<'list'>) {
  const words = useFieldWords()
  const { of } = field
  return (
    <ListField path={path} label={words.member(name)} field={field} value={value as unknown[]}>
      {(rowPath, row) =>
        of.type === 'group' ? (
          <Group name={name} path={rowPath} field={of} value={row} />
        ) : (
          <FieldPart name={name} path={rowPath} field={of} value={row} />
        )
      }
    </ListField>
  )
}

/** The control of a field, by its type. */
export function FieldPart({ name, path, field, value }: PartProps) {
  const words = useFieldWords()
  const label = words.member(name)
  switch (field.type) {
    case 'line':
    case 'text':
      return (
        <WordsField path={path} label={label} value={value as Bilingual} max={field.max} long={field.type === 'text'} />
      )
    case 'rich':
      return <Rich {...{ name, path, field, value }} />
    case 'plain':
      return <Plain {...{ name, path, field, value }} />
    case 'choice':
      return <Choice {...{ name, path, field, value }} />
    case 'tags':
      return <Tags {...{ name, path, field, value }} />
    case 'number':
    case 'money':
      return <Figure {...{ name, path, field, value }} />
    case 'date':
      return <Day {...{ name, path, field, value }} />
    case 'flag':
      return (
        <Checkbox name={path} value="1" defaultChecked={value === true} className="pt-6">
          {label}
        </Checkbox>
      )
    case 'picture':
      return <PictureField path={path} label={label} drawn={field.drawn} value={value as Picture} />
    case 'file':
      return <FileField path={path} label={label} value={value as string | null} />
    case 'group':
      return (
        <fieldset className="rounded-card border border-line p-4">
          <legend className="px-1.5 text-sm font-label">{label}</legend>
          <Group {...{ name, path, field, value }} />
        </fieldset>
      )
    case 'list':
      return <Rows {...{ name, path, field, value }} />
  }
}
