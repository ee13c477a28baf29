import { type ChangeObject, diffWords } from 'diff'
import type { Lang } from '../../../core/shapes.ts'
import type { Doc, Kind } from '../kinds.ts'
import type { Change } from '../shapes.ts'
import { FIELDS } from './fields.ts'
import { kindRow } from './kind-rows.ts'
import { plainText } from './rich-text.ts'

/** Thai has no spaces between words. */
const WORDS = new Intl.Segmenter('th', { granularity: 'word' })
/** Time limit of a comparison; texts that take longer have little in common and are shown whole. */
const PATIENCE_MS = 400
/** Unchanged text longer than this is shortened to its ends, in characters. */
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

type Leaf = { lang: Lang | null; text: string }
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every text of a document by its path; a bilingual text gives two entries, ending in .th and .en. */
function leavesOf(kind: Kind, doc: Doc): Map<string, Leaf> {
  const { rich } = kindRow(kind)
  const leaves = new Map<string, Leaf>()
  const walk = (value: unknown, path: string) => {
    if (isRecord(value) && typeof value.th === 'string' && typeof value.en === 'string') {
      for (const lang of ['th', 'en'] as const) {
        const text = value[lang] as string
        leaves.set(`${path}.${lang}`, { lang, text: rich.includes(path) ? richLines(text) : text })
      }
    } else if (isRecord(value)) {
      for (const [name, member] of Object.entries(value)) walk(member, `${path}.${name}`)
    } else leaves.set(path, { lang: null, text: value === null ? '' : String(value) })
  }
  // In field order, as the database does not preserve the order of keys.
  for (const name of Object.keys(FIELDS[kind])) walk((doc as Record<string, unknown>)[name], name)
  return leaves
}

const shorten = (text: string): string =>
  text.length > LONG ? `${text.slice(0, SHOWN_ENDS)} … ${text.slice(-SHOWN_ENDS)}` : text

const kindOf = ({ added, removed }: ChangeObject<string>) => (added ? 'added' : removed ? 'removed' : 'same')

function partsOf(older: string, newer: string): Change['parts'] {
  const found = diffWords(older, newer, { intlSegmenter: WORDS, timeout: PATIENCE_MS })
  const whole = [
    { kind: 'removed' as const, text: older },
    { kind: 'added' as const, text: newer },
  ]
  const parts = found?.map((part) => ({ kind: kindOf(part), text: part.value }) as const) ?? whole
  return parts
    .filter(({ text }) => text !== '')
    .map(({ kind, text }) => ({ kind, text: kind === 'same' ? shorten(text) : text }))
}

/** The differences between an older and a newer document, in field order. */
export function changesOf(kind: Kind, older: Doc, newer: Doc): Change[] {
  const [before, after] = [leavesOf(kind, older), leavesOf(kind, newer)]
  const changes: Change[] = []
  for (const key of new Set([...after.keys(), ...before.keys()])) {
    const [was, is] = [before.get(key), after.get(key)]
    if (was?.text === is?.text) continue
    const lang = is?.lang ?? was?.lang ?? null
    changes.push({ path: lang ? key.slice(0, -3) : key, lang, parts: partsOf(was?.text ?? '', is?.text ?? '') })
  }
  return changes
}
