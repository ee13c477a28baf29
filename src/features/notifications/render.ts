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

/** Amounts in satang, times, calendar days (`2026-11-23`) and texts of both languages are written in the reader's language. */
export type NoticeValue =
  | string
  | number
  | Date
  | { day: string }
  | { satang: number }
  | { credits: number }
  | Bilingual
export type NoticeData = Readonly<Record<string, NoticeValue | null | undefined>>

/** The values as JSON: a time is an object, so that it is not taken for a text. */
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

/** In a text message, which is read at once and short, dates go without their year. */
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

/** Drops each `[…]` whose values are missing, innermost first. */
function dropEmptyParts(text: string, values: Readonly<Record<string, string | number>>): string {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/\[([^[\]]*)\]/g, (_, part: string) =>
      namesIn(part).some((name) => !(name in values)) ? '' : part,
    )
  }
  return rest
}

/** One part of a text message: 160 GSM characters, 70 when a character needs UCS-2 (Thai, ฿). */
export const smsLimit = (text: string): number => (/^[\n\r\x20-\x7e]*$/.test(text) ? 160 : 70)

const compose = (template: string, values: Readonly<Record<string, string>>): string =>
  fill(dropEmptyParts(template, values), values)
    .replace(/\{\w+[^}]*\}/g, '-')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Names that may be cut, in this order: what to do and by when is said whole. */
const SHORTENED = ['brand', 'job', 'creator'] as const
const SHORTEST = 7

/** Fits a text message into one part by shortening names. */
function composeSms(template: string, values: Readonly<Record<string, string>>): string {
  const cut = { ...values }
  for (const name of SHORTENED) {
    const text = compose(template, cut)
    const over = text.length - smsLimit(text)
    if (over <= 0) return text
    const whole = cut[name]
    if (whole === undefined || !template.includes(`{${name}`) || whole.length <= SHORTEST) continue
    // The sign that stands for the rest is not of the GSM alphabet, so it is written with dots.
    cut[name] = `${whole.slice(0, Math.max(SHORTEST, whole.length - over - 2)).trimEnd()}..`
  }
  const text = compose(template, cut)
  return text.slice(0, smsLimit(text))
}

/** What somebody else wrote: nothing is added to it. */
const QUOTES = ['text', 'reason', 'note'] as const

export interface RenderedNotice {
  subject: string
  /** Screen text: no polite ending. */
  body: string
  /** Letter text: ends politely in Thai, unless it ends with somebody's own words. */
  letter: string
  /** Null where no text message may be sent. */
  sms: string | null
}

/** Words of a message in the reader's language. A value that is missing outside of `[…]` reads as a dash. */
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

/** Words of a stored message: as they were sent, or written now from its values. */
export function wordsOf(
  { kind, subject, body, data }: Pick<typeof outbox.$inferSelect, 'kind' | 'subject' | 'body' | 'data'>,
  lang: Lang,
): { subject: string; body: string } {
  if (data === null) return { subject: subject ?? '', body: body ?? '' }
  const words = renderNotice(kind as NoticeKind, lang, readData(data))
  return { subject: words.subject, body: words.body }
}

/** The one-time code in the words of a message. */
export const codeIn = (body: string): string | null => /\b\d{4}(\d{2})?\b/.exec(body)?.[0] ?? null
