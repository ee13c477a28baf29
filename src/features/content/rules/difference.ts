import { type ChangeObject, diffWords } from 'diff'
import type { Doc, Kind, Picture } from '../kinds.ts'
import type { Change } from '../shapes.ts'
import type { Field, Fields } from './field.ts'
import { FIELDS } from './fields.ts'
import { pictureAddress } from './picture.ts'
import { plainText } from './rich-text.ts'

/** Splits text into words, because Thai has no spaces between them. */
const WORDS = new Intl.Segmenter('th', { granularity: 'word' })
/** Time limit of a comparison. Texts that take longer have little in common and are shown as a whole. */
const TIMEOUT_MS = 400
/** Unchanged text longer than this is shortened to its beginning and end, in characters. */
const LONG = 160
const SHOWN_ENDS = 60

/** A rich text as lines: one for each paragraph, heading, cell or picture. */
const richLines = (html: string): string =>
  html
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/g, '<p>[$1]</p>')
    .split(/<\/(?:p|h2|h3|li|td|th|blockquote|figcaption)>|<br\s*\/?>/)
    .map(plainText)
    .filter((text) => text !== '')
    .join('\n')

type PictureField = Extract<Field, { type: 'picture' }>
type Leaf = Pick<Change, 'lang' | 'type'> & { text: string }
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Every value of a field by its path; a bilingual text gives two entries, ending in .th and .en. */
function* leavesOfField(field: Field, value: unknown, path: string): Generator<[string, Leaf]> {
  switch (field.type) {
    case 'line':
    case 'text':
    case 'rich':
      return yield* leavesOfWords(value, path, field.type === 'rich')
    case 'picture':
      return yield* leavesOfPicture(field, value, path)
    case 'tags':
      for (const one of itemsOf(value)) yield [`${path}.${one}`, { lang: null, type: 'choice', text: String(one) }]
      return
    case 'list':
      for (const [i, one] of itemsOf(value).entries()) yield* leavesOfField(field.of, one, `${path}.${i}`)
      return
    case 'group':
      return yield* leavesOfFields(field.fields, value, `${path}.`)
    default: {
      const type = field.type === 'choice' ? 'choice' : 'text'
      yield [path, { lang: null, type, text: String(value ?? '') }]
    }
  }
}

function* leavesOfFields(fields: Fields, value: unknown, before: string): Generator<[string, Leaf]> {
  const members = isRecord(value) ? value : {}
  for (const [name, field] of Object.entries(fields)) yield* leavesOfField(field, members[name], before + name)
}

function* leavesOfWords(value: unknown, path: string, rich: boolean): Generator<[string, Leaf]> {
  for (const lang of ['th', 'en'] as const) {
    const text = isRecord(value) ? String(value[lang] ?? '') : ''
    yield [`${path}.${lang}`, { lang, type: 'text', text: rich ? richLines(text) : text }]
  }
}

/** The picture is one value, whether it is uploaded or drawn. */
function* leavesOfPicture({ drawn }: PictureField, value: unknown, path: string): Generator<[string, Leaf]> {
  if (!isRecord(value)) return
  const { alt, ...picture } = value as Picture
  yield [path, { lang: null, type: 'picture', text: pictureAddress(picture, drawn) }]
  yield* leavesOfWords(alt, `${path}.alt`, false)
}

const shorten = (text: string): string =>
  text.length > LONG ? `${text.slice(0, SHOWN_ENDS)} … ${text.slice(-SHOWN_ENDS)}` : text

const kindOf = ({ added, removed }: ChangeObject<string>) => (added ? 'added' : removed ? 'removed' : 'same')

/** The whole older text and the whole newer one. */
const wholeParts = (older: string, newer: string): Change['parts'] => [
  { kind: 'removed', text: older },
  { kind: 'added', text: newer },
]

function wordParts(older: string, newer: string): Change['parts'] {
  const found = diffWords(older, newer, { intlSegmenter: WORDS, timeout: TIMEOUT_MS })
  const parts = found?.map((part) => ({ kind: kindOf(part), text: part.value }) as const) ?? wholeParts(older, newer)
  return parts.map(({ kind, text }) => ({ kind, text: kind === 'same' ? shorten(text) : text }))
}

/** The differences between an older and a newer document, in field order. */
export function changesOf(kind: Kind, older: Doc, newer: Doc): Change[] {
  const fields: Fields = FIELDS[kind]
  const [before, after] = [new Map(leavesOfFields(fields, older, '')), new Map(leavesOfFields(fields, newer, ''))]
  const changes: Change[] = []
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(key), after.get(key)]
    const [{ lang, type }, from, to] = [(is ?? was)!, was?.text ?? '', is?.text ?? '']
    if (from === to) continue
    const parts = type === 'text' ? wordParts(from, to) : wholeParts(from, to)
    changes.push({ path: lang ? key.slice(0, -3) : key, lang, type, parts: parts.filter(({ text }) => text !== '') })
  }
  return changes
}
