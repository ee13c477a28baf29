import type { ChannelType, ReviewOption } from '../../../core/vocabulary.ts'
import type { BriefField, Condition, Phrase, TermLine } from './field.ts'
import { TERM_LINES } from './field.ts'
import { ALL_FIELDS, applies, FIELDS, isEmpty, meets, type NamedField } from './fields.ts'

/** The values of a campaign that the page has. */
export type BriefValues = Readonly<Record<string, unknown>>

/** Formats texts and values in a language. */
export interface BriefWords {
  text: (key: string, values: Record<string, string>) => string
  value: (control: BriefField['control'], value: unknown, brief: BriefValues) => string
}

const holds = (brief: BriefValues, when: Condition | undefined): boolean => when === undefined || meets(brief, when)

function readsValue(brief: BriefValues, name: string, words: BriefWords): string | null {
  const value = brief[name]
  if (isEmpty(value)) return null
  const field = (FIELDS as Readonly<Record<string, BriefField>>)[name]
  return field ? words.value(field.control, value, brief) : String(value)
}

function readsPhrase(
  brief: BriefValues,
  { name, field }: NamedField,
  phrase: Phrase,
  words: BriefWords,
): string | null {
  if (!applies(brief, field) || !holds(brief, phrase.when)) return null
  const values: Record<string, string> = {}
  for (const needed of phrase.needs ?? [name]) {
    const text = readsValue(brief, needed, words)
    if (text === null) return null
    values[needed] = text
  }
  return phrase.text === undefined ? (values[name] ?? null) : words.text(phrase.text, values)
}

const phrasesOf = (
  brief: BriefValues,
  words: BriefWords,
  fields: readonly NamedField[],
  which: (p: Phrase) => boolean,
) =>
  fields.flatMap((field) =>
    (field.field.reads ?? []).filter(which).flatMap((phrase) => {
      const text = readsPhrase(brief, field, phrase, words)
      return text === null ? [] : [{ text, note: phrase.note === true }]
    }),
  )

export interface Term {
  line: TermLine
  icon: TermIcon
  title: string
  notes: string[]
}

/** Icon for how the influencer gets the product. */
export const REVIEW_ICONS = {
  shipping: 'truck',
  'buy order': 'shopping-cart-simple',
  'buy product': 'receipt',
  photo: 'image',
  invite: 'map-pin',
} as const satisfies Record<ReviewOption, string>

const ICONS = {
  post: ({ channelType }: BriefValues) => (channelType ? { platform: channelType as ChannelType } : ('image' as const)),
  start: ({ reviewOption }: BriefValues) => REVIEW_ICONS[reviewOption as ReviewOption],
  dates: () => 'calendar-blank' as const,
  rights: () => 'copyright' as const,
} as const satisfies Record<TermLine, unknown>
/** Name of an icon, or the platform of the post. */
export type TermIcon = ReturnType<(typeof ICONS)[TermLine]>

/**
 * An influencer's obligations, line by line. If a line has no title, its first note becomes the title; empty lines are
 * omitted.
 */
export function termsOfBrief(brief: BriefValues, words: BriefWords): Term[] {
  return TERM_LINES.flatMap((line) => {
    const phrases = phrasesOf(brief, words, ALL_FIELDS, (phrase) => phrase.line === line)
    const titles = phrases.filter(({ note }) => !note).map(({ text }) => text)
    const notes = phrases.filter(({ note }) => note).map(({ text }) => text)
    const title = titles.length > 0 ? titles.join(' · ') : notes.shift()
    return title === undefined ? [] : [{ line, icon: ICONS[line](brief), title, notes }]
  })
}

/** Summary of a section of the builder. */
export const summaryOfSection = (brief: BriefValues, words: BriefWords, fields: readonly NamedField[]): string[] =>
  phrasesOf(brief, words, fields, (phrase) => phrase.summary === true).map(({ text }) => text)
