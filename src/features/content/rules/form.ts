import { plainDigits } from '../../../core/plain-text.ts'
import type { Kind } from '../kinds.ts'
import { blankOf, type Field, type Fields } from './field.ts'
import { FIELDS } from './fields.ts'

/** The source of form values: a FormData, or the texts of a rejected form. */
export interface FormTexts {
  text(name: string): string
  names(): Iterable<string>
}

export const textsOfForm = (form: FormData): FormTexts => ({
  text: (name) => {
    const value = form.get(name)
    // A submitted form has CRLF line ends, a form read in the browser has LF.
    return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : ''
  },
  names: () => form.keys(),
})

export const textsOfRecord = (values: Readonly<Record<string, string>>): FormTexts => ({
  text: (name) => values[name] ?? '',
  names: () => Object.keys(values),
})

const words = (form: FormTexts, path: string) => ({ th: form.text(`${path}.th`), en: form.text(`${path}.en`) })

/** A number as typed. Anything else stays a text; saving then rejects it with an error for the field. */
function numberOf(text: string): number | string {
  const plain = plainDigits(text).replace(/[,\s฿]/g, '')
  return plain === '' ? 0 : /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text
}

const satangOf = (baht: number | string): number | string => (typeof baht === 'number' ? Math.round(baht * 100) : baht)

/** Row numbers of a list in the form, in order. Removed rows leave gaps. */
function rowsOf(form: FormTexts, path: string): number[] {
  const rows = new Set<number>()
  for (const name of form.names()) {
    if (!name.startsWith(`${path}.`)) continue
    const row = Number.parseInt(name.slice(path.length + 1), 10)
    if (Number.isInteger(row)) rows.add(row)
  }
  return [...rows].sort((a, b) => a - b)
}

function choiceOf(field: Extract<Field, { type: 'choice' }>, text: string): string | number {
  return field.values.find((value) => String(value) === text) ?? text
}

function memberOf(field: Field, form: FormTexts, path: string): unknown {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'rich':
      return words(form, path)
    case 'plain':
    case 'date':
      return form.text(path).trim()
    case 'choice':
      return choiceOf(field, form.text(path))
    case 'tags':
      return field.values.filter((value) => form.text(`${path}.${value}`) !== '')
    case 'number':
      return numberOf(form.text(path))
    case 'money':
      return satangOf(numberOf(form.text(path)))
    case 'flag':
      return form.text(path) !== ''
    case 'file':
      return form.text(path) || null
    case 'picture':
      return {
        fileId: form.text(`${path}.fileId`) || null,
        scene: form.text(`${path}.scene`),
        alt: words(form, `${path}.alt`),
      }
    case 'group':
      return groupOf(field.fields, form, `${path}.`)
    case 'list':
      return rowsOf(form, path).map((row) => memberOf(field.of, form, `${path}.${row}`))
  }
}

const groupOf = (fields: Fields, form: FormTexts, prefix: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, memberOf(field, form, prefix + name)]))

/** The document in an editor form. Saving validates it and reports errors by path. */
export const docOfForm = (kind: Kind, form: FormTexts): Record<string, unknown> => groupOf(FIELDS[kind], form, '')

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The value at a path, or undefined. */
const memberAt = (doc: Record<string, unknown>, path: string): unknown =>
  path.split('.').reduce<unknown>((here, step) => (isRecord(here) ? here[step] : undefined), doc)

/** Adds an empty row to the list at a path, or removes one. For forms without script. */
export function changeRows(doc: Record<string, unknown>, path: string, field: Field, remove: number | null): void {
  const rows = memberAt(doc, path)
  if (!Array.isArray(rows) || field.type !== 'list') return
  if (remove !== null) rows.splice(remove, 1)
  else if (rows.length < field.max) rows.push(blankOf(field.of))
}

/** Paths of the files that a form of the kind may contain: pictures and managed files. */
export function filePaths(kind: Kind): { path: string; idName: string; purpose: 'content' | 'download' }[] {
  const members = Object.entries<Field>(FIELDS[kind])
  const ofType = (type: Field['type']) => members.filter(([, field]) => field.type === type).map(([path]) => path)
  return [
    ...ofType('picture').map((path) => ({ path, idName: `${path}.fileId`, purpose: 'content' as const })),
    ...ofType('file').map((path) => ({ path, idName: path, purpose: 'download' as const })),
  ]
}
