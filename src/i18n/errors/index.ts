import type { ErrorCode, ErrorDetails } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { formatBaht, formatCalendarDay, formatCredits } from '../formats.ts'
import { fill } from '../messages.ts'
import en from './en.ts'
import th from './th.ts'

/** Every error code has a message: this does not compile otherwise. */
const tables: Record<Lang, Record<ErrorCode, string> & Record<string, string>> = { en, th }

/** Whether a code has words of its own. */
export const hasMessage = (code: string): boolean => Object.hasOwn(tables.en, code)

/** Details that are amounts of money: satang for programs, written as money for people. */
const AMOUNTS: Partial<Record<ErrorCode, readonly string[]>> = {
  insufficient_balance: ['max'],
  withdrawal_minimum: ['min'],
  withdrawal_pending: ['amount'],
  slip_mismatch: ['paid', 'due'],
}
const CREDITS: Partial<Record<ErrorCode, readonly string[]>> = {
  insufficient_credits: ['gap'],
  amount_too_small: ['min'],
  amount_too_large: ['max'],
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** Details as people read them: amounts as money, calendar days (`2026-12-12`) as dates of the language. */
function written(
  lang: Lang,
  code: string,
  details: ErrorDetails | Record<string, unknown>,
): Record<string, string | number> {
  const words = { ...details } as Record<string, string | number>
  for (const [name, value] of Object.entries(words))
    if (typeof value === 'string' && DAY.test(value)) words[name] = formatCalendarDay(lang, value)
  for (const [table, format] of [
    [AMOUNTS, formatBaht],
    [CREDITS, formatCredits],
  ] as const)
    for (const name of table[code as ErrorCode] ?? [])
      if (typeof words[name] === 'number') words[name] = format(words[name])
  return words
}

/** The message of an error or field issue in the caller's language. */
export function errorMessage(lang: Lang, code: string, details: ErrorDetails | Record<string, unknown> = {}): string {
  const table = tables[lang]
  return fill(table[code] ?? table.invalid ?? code, written(lang, code, details))
}
