import { type Satang, satang } from '../core/money.ts'
import { plainDigits } from '../core/plain-text.ts'
import { decimalPoint } from './number-locale.ts'

/** Allowed anywhere: spaces, invisible characters and the currency. */
const NOISE = '(?:[\\s฿\\p{DI}]|Rp|COP)*'
const DIGIT = `(?:[0-9๐-๙０-９]${NOISE})`
const FIRST = `(?:[1-9๑-๙１-９]${NOISE})`
const COMMA = `(?:[,，]${NOISE})`
const POINT = `(?:[.．]${NOISE})`

/**
 * A number with at most two decimals, as people write it: `1,234.50`, or `1.234,50` as in Indonesia and Colombia. A
 * single separator before three digits is ambiguous: it is accepted as a thousands separator only if the site's number
 * format uses it so.
 */
function patternOf(group: string, point: string): string {
  const groups = (of: string, least: number) => `${FIRST}${DIGIT}{0,2}(?:${of}${DIGIT}{3}){${least},}`
  const own = `(?:${DIGIT}+|${groups(group, 1)})(?:${point}${DIGIT}{1,2})?`
  const other = `${groups(point, 2)}|(?:${DIGIT}+|${groups(point, 1)})${group}${DIGIT}{1,2}`
  return `${NOISE}(?:${own}|${other})`
}

const PATTERNS = { '.': patternOf(COMMA, POINT), ',': patternOf(POINT, COMMA) } as const

/** Pattern of the texts that `parseBaht` accepts, for the `pattern` attribute of a field. */
export const amountPattern = (): string => PATTERNS[decimalPoint()]

/**
 * Parses a typed number to hundredths: `1,234.5` becomes 123450. Null for anything else, or for more than two decimals.
 */
export function parseHundredths(text: string): number | null {
  if (!new RegExp(`^(?:${amountPattern()})$`, 'u').test(text)) return null
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plainDigits(text).replace(/[^\d.,]/g, '')) ?? []
  return Number(whole.replace(/\D/g, '') + cents.padEnd(2, '0'))
}

/** Parses baht as people write it (`1,200`, `฿1200.5`). Null for anything else, or for more than two decimals. */
export function parseBaht(text: string): Satang | null {
  const hundredths = parseHundredths(text)
  return hundredths !== null && Number.isSafeInteger(hundredths) ? satang(hundredths) : null
}

/** Parses a whole number of a filter and drops its decimals; null if the text is not a number. */
export function readWhole(text: string): number | null {
  const hundredths = parseHundredths(text)
  return hundredths === null ? null : Math.floor(hundredths / 100)
}

/** Parses one end of a range in whole baht, limited to `most`; null if the text is not a number. */
export function readBaht(text: string | undefined, most: Satang): number | null {
  const baht = text ? readWhole(text) : null
  return baht === null ? null : Math.min(baht, Math.floor(most / 100))
}
