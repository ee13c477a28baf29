import type { Lang } from '../../../core/shapes.ts'
import type { Words } from '../kinds.ts'

/** A document in one language: every `{ th, en }` is replaced with a string. */
export type Said<T> = T extends Words
  ? string
  : T extends readonly (infer U)[]
    ? Said<U>[]
    : T extends object
      ? { [K in keyof T]: Said<T[K]> }
      : T

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'th' in value && 'en' in value

/** The text in the language, or in the other one if it is empty. */
export const say = (words: Words, lang: Lang): string => words[lang] || words[lang === 'th' ? 'en' : 'th']

/** The language that `say` returns. */
export const spokenIn = (words: Words, lang: Lang): Lang => (words[lang] ? lang : lang === 'th' ? 'en' : 'th')

/** The whole document in one language. */
export function sayAll<T>(value: T, lang: Lang): Said<T> {
  if (isWords(value)) return say(value, lang) as Said<T>
  if (Array.isArray(value)) return value.map((one) => sayAll(one, lang)) as Said<T>
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sayAll(one, lang)])) as Said<T>
  return value as Said<T>
}

/** Content locales of the specification: th has Thai texts, en, id, es and co read the English ones. */
export const CONTENT_LOCALES = ['th', 'en', 'id', 'es', 'co'] as const
export const langOfLocale = (locale: (typeof CONTENT_LOCALES)[number]): Lang => (locale === 'th' ? 'th' : 'en')
