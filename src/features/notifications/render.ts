import type { Bilingual, Lang } from '../../core/shapes.ts'
import {
  formatBaht,
  formatBahtShort,
  formatCalendarDay,
  formatCredits,
  formatDateTime,
  formatNumber,
  formatSmsDate,
  formatSmsDateTime,
} from '../../i18n/formats.ts'
import { fill } from '../../i18n/messages.ts'
import type { outbox } from '../../platform/schema.ts'
import type { NoticeKind } from './rules.ts'
import { en } from './templates/en.ts'
import type { Template } from './templates/template.ts'
import { th } from './templates/th.ts'

/** Amounts in satang, times, calendar days (`2026-11-23`) and bilingual texts are written in the reader's language. */
export type NoticeValue =
  | string
  | number
  | Date
  | { day: string }
  | { satang: number }
  | { credits: number }
  | Bilingual
export type NoticeData = Readonly<Record<string, NoticeValue | null | undefined>>

/** The values as JSON. A time is stored as an object, to tell it from a string. */
export const storedData = (data: NoticeData): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, value instanceof Date ? { at: value.toISOString() } : value]),
  )

const isTime = (value: unknown): value is { at: string } =>
  typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'string'

const readData = (stored: Record<string, unknown>): NoticeData =>
  Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, isTime(value) ? new Date(value.at) : value]),
  ) as NoticeData

/** In an SMS, which is short and read soon, dates have no year. */
function writeForSms(lang: Lang, value: NoticeValue): string {
  if (value instanceof Date) return formatSmsDateTime(lang, value)
  if (typeof value === 'object' && 'day' in value) return formatSmsDate(lang, `${value.day}T05:00:00Z`)
  if (typeof value === 'object' && 'satang' in value) return formatBahtShort(value.satang)
  return write(lang, value)
}

function write(lang: Lang, value: NoticeValue): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return formatNumber(value)
  if (value instanceof Date) return formatDateTime(lang, value)
  if ('day' in value) return formatCalendarDay(lang, value.day)
  if ('satang' in value) return formatBaht(value.satang)
  if ('credits' in value) return formatCredits(value.credits)
  return value[lang]
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''
const namesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)[^}]*\}/g)].map((m) => m[1] ?? '')

/** Removes each `[…]` that has a missing value, innermost first. */
function dropEmptyParts(text: string, values: Readonly<Record<string, string | number>>): string {
  let result = text
  for (let before = ''; before !== result; ) {
    before = result
    result = result.replace(/\[([^[\]]*)\]/g, (_, part: string) =>
      namesIn(part).some((name) => !(name in values)) ? '' : part,
    )
  }
  return result
}

/** Length of one SMS part: 160 GSM characters; 70 if a character needs UCS-2 (Thai, ฿). */
export const smsLimit = (text: string): number => (/^[\n\r\x20-\x7e]*$/.test(text) ? 160 : 70)

const compose = (template: string, values: Readonly<Record<string, string>>): string =>
  fill(dropEmptyParts(template, values), values)
    .replace(/\{\w+[^}]*\}/g, '-')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Names that may be shortened, in this order. The action and the deadline are never shortened. */
const SHORTENED = ['brand', 'job', 'creator'] as const
const SHORTEST = 7

/** Shortens names so that the message fits into one SMS part. */
function composeSms(template: string, values: Readonly<Record<string, string>>): string {
  const cut = { ...values }
  for (const name of SHORTENED) {
    const text = compose(template, cut)
    const over = text.length - smsLimit(text)
    if (over <= 0) return text
    const whole = cut[name]
    if (whole === undefined || !template.includes(`{${name}`) || whole.length <= SHORTEST) continue
    // The ellipsis character is not in the GSM alphabet, so two dots are used.
    cut[name] = `${whole.slice(0, Math.max(SHORTEST, whole.length - over - 2)).trimEnd()}..`
  }
  const text = compose(template, cut)
  return text.slice(0, smsLimit(text))
}

/** Values written by other people: no polite ending is added after them. */
const QUOTES = ['text', 'reason', 'note'] as const

export interface RenderedNotice {
  subject: string
  /** Screen text, without a polite ending. */
  body: string
  /** Letter text: in Thai it ends politely, unless it ends with somebody's own words. */
  letter: string
  /** Null if the kind is not sent by SMS. */
  sms: string | null
}

/** The texts of a message in the reader's language. A missing value outside of `[…]` is shown as a dash. */
export function renderNotice(kind: NoticeKind, lang: Lang, data: NoticeData): RenderedNotice {
  const template: Template = { en, th }[lang][kind]
  const given = Object.entries(data).filter(([, value]) => !isEmpty(value)) as [string, NoticeValue][]
  const valuesBy = (writer: typeof write) =>
    Object.fromEntries(given.map(([name, value]) => [name, writer(lang, value)]))
  const values = valuesBy(write)
  const body = compose(template.body, values)
  const quoted = QUOTES.some((name) => values[name] && body.endsWith(values[name]))
  const ending = quoted ? '' : `${/[ก-๙]$/.test(body) ? '' : ' '}${template.soft ? 'นะคะ' : 'ค่ะ'}`
  return {
    subject: compose(template.subject, values),
    body,
    letter: lang === 'th' ? `${body}${ending}` : body,
    sms: template.sms ? composeSms(template.sms, valuesBy(writeForSms)) : null,
  }
}

/** The texts of a stored message: the stored text, or rendered from its values. */
export function wordsOf(
  { kind, subject, body, data }: Pick<typeof outbox.$inferSelect, 'kind' | 'subject' | 'body' | 'data'>,
  lang: Lang,
): { subject: string; body: string } {
  if (data === null) return { subject: subject ?? '', body: body ?? '' }
  const words = renderNotice(kind as NoticeKind, lang, readData(data))
  return { subject: words.subject, body: words.body }
}

/** The one-time code in a text. */
export const codeIn = (body: string): string | null => /\b\d{4}(\d{2})?\b/.exec(body)?.[0] ?? null
