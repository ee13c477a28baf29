import { currencySymbol, numberFormat } from '../i18n/number-locale.ts'

const whole = numberFormat({ maximumFractionDigits: 0 })
const cents = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

export interface MoneyFormat {
  /** `always` = two decimals, `never` = rounded to baht, `auto` (default) = two unless whole. */
  decimals?: 'always' | 'never' | 'auto'
  /** False leaves ฿ out: table cells, credits. */
  symbol?: boolean
  /** True writes + before what comes in. Minus is always U+2212. */
  plus?: boolean
}

/** Amount in satang as text in the site's number locale, the same in both languages: `฿1,200`, `+฿4,365.00`, `−฿5,000.00`. */
export function formatMoney(satang: number, { decimals = 'auto', symbol = true, plus }: MoneyFormat = {}): string {
  const both = decimals === 'always' || (decimals === 'auto' && satang % 100 !== 0)
  const sign = satang < 0 ? '−' : plus && satang > 0 ? '+' : ''
  return sign + (symbol ? currencySymbol() : '') + (both ? cents : whole)(Math.abs(satang) / 100)
}

/** Credits: plain figures with two decimals, no ฿. */
export const formatCredits = (satang: number): string => formatMoney(satang, { decimals: 'always', symbol: false })

/** Baht as a person writes it (`1,200`, `฿1200.5`) to satang; null for anything else or more than two decimals. */
export function parseBaht(text: string): number | null {
  const match = /^(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(text.trim().replace(/^฿\s*/, ''))
  if (!match) return null
  const satang = Number(match[1]!.replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0') || 0)
  return Number.isSafeInteger(satang) ? satang : null
}

let short: Intl.NumberFormat | undefined
/** Large counts, short: 48.2K, 2.8M. */
export function formatShort(n: number): string {
  // Made when it is first needed: a formatter costs as much as the start of the whole page's code.
  short ??= new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
  return short.format(n)
}
