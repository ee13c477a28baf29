import type { Bilingual, Lang } from '../../../core/shapes.ts'

/** A document in one language: every `{ th, en }` is replaced with a string. */
export type Localized<T> = T extends Bilingual
  ? string
  : T extends readonly (infer U)[]
    ? Localized<U>[]
    : T extends object
      ? { [K in keyof T]: Localized<T[K]> }
      : T

const isWords = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'th' in value && 'en' in value

/** The text in the language, or in the other one if it is empty. */
export const localize = (words: Bilingual, lang: Lang): string => words[lang] || words[lang === 'th' ? 'en' : 'th']

/** The language of the text that `localize` returns. */
export const localizedLang = (words: Bilingual, lang: Lang): Lang => (words[lang] ? lang : lang === 'th' ? 'en' : 'th')

export function localizeAll<T>(value: T, lang: Lang): Localized<T> {
  if (isWords(value)) return localize(value, lang) as Localized<T>
  if (Array.isArray(value)) return value.map((one) => localizeAll(one, lang)) as Localized<T>
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, localizeAll(one, lang)]),
    ) as Localized<T>
  return value as Localized<T>
}

/** Content locales of the specification: th has Thai texts; en, id, es and co have the English ones. */
export const CONTENT_LOCALES = ['th', 'en', 'id', 'es', 'co'] as const
export const langOfLocale = (locale: (typeof CONTENT_LOCALES)[number]): Lang => (locale === 'th' ? 'th' : 'en')
