import type { ErrorCode, ErrorDetails } from '../../core/errors.ts'
import type { Lang } from '../../core/shapes.ts'
import { fill } from '../messages.ts'
import en from './en.ts'
import th from './th.ts'

/** Every error code has a message: this does not compile otherwise. */
const tables: Record<Lang, Record<ErrorCode, string> & Record<string, string>> = { en, th }

/** The message of an error or field issue in the caller's language. */
export function errorMessage(lang: Lang, code: string, details: ErrorDetails | Record<string, unknown> = {}): string {
  const table = tables[lang]
  return fill(table[code] ?? table.invalid ?? code, details as Record<string, string | number>)
}
