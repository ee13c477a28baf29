import type { ErrorCode, ErrorDetails, ErrorEntry } from '../core/errors.ts'
import type { Lang } from '../core/shapes.ts'
import { fieldIssueTexts } from '../i18n/field-issues/index.ts'
import { formatBaht, formatCalendarDay, formatCredits } from '../i18n/formats.ts'
import { fill } from '../i18n/messages.ts'
import { errors } from './features.ts'

export const statusOf = (code: ErrorCode): number => errors[code].status

const entryOf = (code: string): ErrorEntry | undefined =>
  Object.hasOwn(errors, code) ? errors[code as ErrorCode] : undefined

/** Fixed limits that the message of an error contains. */
export const figuresOf = (code: string): Readonly<Record<string, number>> => entryOf(code)?.figures ?? {}

const DAY = /^\d{4}-\d\d-\d\d$/

/** Formats details for people: amounts as money, calendar days (`2026-12-12`) as dates in the language. */
function formatDetails(
  lang: Lang,
  entry: ErrorEntry | undefined,
  details: ErrorDetails | Record<string, unknown>,
): Record<string, string | number> {
  const values = { ...details } as Record<string, string | number>
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' && DAY.test(value)) values[name] = formatCalendarDay(lang, value)
    if (typeof value === 'number' && entry?.baht?.includes(name)) values[name] = formatBaht(value)
    if (typeof value === 'number' && entry?.credits?.includes(name)) values[name] = formatCredits(value)
  }
  return values
}

/** The message of an error or field issue in the caller's language. */
export function errorMessage(lang: Lang, code: string, details: ErrorDetails | Record<string, unknown> = {}): string {
  const entry = entryOf(code)
  const texts = fieldIssueTexts[lang]
  const text = entry?.[lang] ?? texts[code] ?? texts.invalid ?? code
  return fill(text, formatDetails(lang, entry, { ...entry?.figures, ...details }))
}
