import { type Satang, satang } from '../core/money.ts'
import { plainDigits } from '../core/plain-text.ts'
import { decimalPoint } from './number-locale.ts'

/** Spaces, signs without width and the currency may stand anywhere. */
const NOISE = '(?:[\\s฿\\p{DI}]|Rp|COP)*'
const DIGIT = `(?:[0-9๐-๙０-９]${NOISE})`
const FIRST = `(?:[1-9๑-๙１-９]${NOISE})`
const COMMA = `(?:[,，]${NOISE})`
const POINT = `(?:[.．]${NOISE})`

/**
 * A number with two decimals at most, as people write it: `1,234.50`, and `1.234,50` as in Indonesia and Colombia. One
 * sign before three digits may mean either: it separates thousands only where the site's numbers have it so.
 */
function patternOf(group: string, point: string): string {
  const groups = (of: string, least: number) => `${FIRST}${DIGIT}{0,2}(?:${of}${DIGIT}{3}){${least},}`
  const own = `(?:${DIGIT}+|${groups(group, 1)})(?:${point}${DIGIT}{1,2})?`
  const other = `${groups(point, 2)}|(?:${DIGIT}+|${groups(point, 1)})${group}${DIGIT}{1,2}`
  return `${NOISE}(?:${own}|${other})`
}

const PATTERNS = { '.': patternOf(COMMA, POINT), ',': patternOf(POINT, COMMA) } as const

/** What `parseBaht` can read, for the pattern of a field. */
export const amountPattern = (): string => PATTERNS[decimalPoint()]

/** Hundredths of a typed number, as `1,234.5` is 123450; null for anything else or more than two decimals. */
export function parseHundredths(text: string): number | null {
  if (!new RegExp(`^(?:${amountPattern()})$`, 'u').test(text)) return null
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plainDigits(text).replace(/[^\d.,]/g, '')) ?? []
  return Number(whole.replace(/\D/g, '') + cents.padEnd(2, '0'))
}

/** Parses baht as people write it (`1,200`, `฿1200.5`); null for anything else or more than two decimals. */
export function parseBaht(text: string): Satang | null {
  const hundredths = parseHundredths(text)
  return hundredths !== null && Number.isSafeInteger(hundredths) ? satang(hundredths) : null
}

/** A whole number of a filter, without the decimals that were typed; null if the text is no number. */
export function readWhole(text: string): number | null {
  const hundredths = parseHundredths(text)
  return hundredths === null ? null : Math.floor(hundredths / 100)
}

/** One end of a range in whole baht; null if the text is no number. An end above `most` is read as `most`. */
export function readBaht(text: string | undefined, most: Satang): number | null {
  const baht = text ? readWhole(text) : null
  return baht === null ? null : Math.min(baht, Math.floor(most / 100))
}
