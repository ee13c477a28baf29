import type { Lang } from '../core/shapes.ts'
import { type Figures, fillFigures } from './fill-figures.ts'
import { joinWords } from './joined.ts'

/**
 * Names in `{name}` and in the plural form `{n|one|other}`. Figures such as `{$name}` need no value from the caller.
 */
type Placeholder<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? (Inner extends `$${string}` ? never : Inner extends `${infer Name}|${string}` ? Name : Inner) | Placeholder<Rest>
  : never

export type Texts = { readonly [key: string]: string }
export type Values<S extends string> = { [K in Placeholder<S>]: string | number }

/** The type of the Thai texts: the same keys as the English ones. `thai` also checks the placeholders. */
export type Thai<En extends Texts> = { readonly [K in keyof En]: string }
type Missing<En extends Texts, Th extends Thai<En>> = {
  [K in keyof En]: En[K] extends string
    ? Th[K] extends string
      ? Exclude<Placeholder<En[K]>, Placeholder<Th[K]>> extends never
        ? never
        : K
      : never
    : never
}[keyof En]

/**
 * Declares the Thai texts of an English table: `thai<typeof en>()({ … })`. A missing key, an extra key or a missing
 * placeholder does not compile. It refers only to the type of the English table, so that Thai pages do not load the
 * English texts.
 */
export const thai =
  <En extends Texts>() =>
  <const Th extends Thai<En>>(
    th: Missing<En, Th> extends never
      ? Th & { [K in Exclude<keyof Th, keyof En>]: never }
      : { missingPlaceholderIn: Missing<En, Th> },
  ): { readonly [K in keyof En]: Th[K & keyof Th] & string } =>
    th as Th

/**
 * Fills the placeholders. `{n|slot|slots}` selects the form by the value of n (Thai needs no plural). The full stop of
 * "Reason: {reason}." is dropped if the value already ends with punctuation, as user-written text and company names
 * may.
 */
export function fill(text: string, values: Record<string, string | number> = {}): string {
  if (!text.includes('{')) return text
  return text.replace(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}(\.(?!\w))?/g,
    (whole, name: string, one?: string, other?: string, stop = '') => {
      const value = values[name]
      if (value === undefined) return whole
      const word = one === undefined ? String(value) : ((Number(value) === 1 ? one : other) ?? '')
      return /[.!?…]$/.test(word) ? word : word + stop
    },
  )
}

export type Translate<En extends Texts> = <K extends keyof En & string>(
  key: K,
  ...values: Placeholder<En[K]> extends never ? [] : [Values<En[K]>]
) => string

export interface TextFiles<En extends Texts> {
  en: () => Promise<{ default: En }>
  th: () => Promise<{ default: { readonly [K in keyof En]: string } }>
}

/** A feature's texts. Each language is a separate chunk; only the requested one is loaded. */
export interface FeatureTexts<En extends Texts> {
  load(lang: Lang): Promise<{ readonly [K in keyof En]: string }>
}

/** React's `use` reads a promise synchronously if it has `status` and `value`; otherwise it suspends for a tick. */
type Tracked<T> = Promise<T> & { status?: 'fulfilled'; value?: T }

const onServer = typeof document === 'undefined'
const pending: Promise<unknown>[] = []

let read: Promise<unknown> = Promise.resolve()

/** Resolves when all texts defined so far are loaded. The server waits for this before it renders. */
export function textsReady(): Promise<unknown> {
  if (pending.length > 0) read = Promise.all([read, ...pending.splice(0)])
  return read
}

/** Prevents line breaks inside Thai loan words. */
const joinedTable = <T extends Texts>(table: T): T =>
  Object.fromEntries(Object.entries(table).map(([key, text]) => [key, joinWords(text)])) as T

export function defineText<const En extends Texts>(files: TextFiles<En>): FeatureTexts<En> {
  type Table = { readonly [K in keyof En]: string }
  const loading = new Map<Lang, Promise<Table>>()
  const load = (lang: Lang): Promise<Table> => {
    const existing = loading.get(lang)
    if (existing) return existing
    const promise: Tracked<Table> = (files[lang]() as Promise<{ default: Table }>).then(
      (file) => {
        const table = lang === 'th' ? joinedTable(file.default) : file.default
        promise.status = 'fulfilled'
        promise.value = table
        return table
      },
      (error: unknown) => {
        loading.delete(lang)
        console.error('Failed locale loading', error)
        throw error
      },
    )
    loading.set(lang, promise)
    return promise
  }
  // The server needs both languages. The browser starts loading the page's language while the page's code is still
  // loading.
  if (onServer) pending.push(load('en'), load('th'))
  else void load(document.documentElement.lang === 'en' ? 'en' : 'th').catch(() => {})
  return { load }
}

/** Returns the translate function of a loaded table. */
export const translator =
  <En extends Texts>(table: { readonly [K in keyof En]: string }, figures: Figures = {}): Translate<En> =>
  (key, ...values) => {
    const text = fillFigures(table[key], figures)
    // Fast path: most texts have no placeholders, and a page contains hundreds of texts.
    return values.length === 0 ? text : fill(text, values[0] as Record<string, string | number>)
  }
