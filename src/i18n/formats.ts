import { MAIN_BRANCH } from '../core/branch.ts'
import { BUDDHIST_OFFSET } from '../core/calendar.ts'
import { HOUR, MINUTE } from '../core/clock.ts'
import type { Lang } from '../core/shapes.ts'
import { currencySymbol, numberFormat } from './number-locale.ts'

const TIME_ZONE = 'Asia/Bangkok'
const tag = (lang: Lang): string => (lang === 'th' ? 'th-TH' : 'en-GB')

const cache = new Map<string, Intl.DateTimeFormat>()
function dateFormat(lang: Lang, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${name}`
  let format = cache.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(tag(lang), { timeZone: TIME_ZONE, ...options })
    cache.set(key, format)
  }
  return format
}

type When = string | number | Date
const toDate = (at: When): Date => (at instanceof Date ? at : new Date(at))

/** Short English month names have three letters: en-GB abbreviates only September with four. */
const short = (text: string): string => text.replace('Sept', 'Sep')

const NEAR = 72 * HOUR
/** The only rule for years: a year is omitted only if the date is less than 72 hours away, and in text messages. */
const showsYear = (at: When, now: When): boolean => Math.abs(toDate(at).getTime() - toDate(now).getTime()) >= NEAR

/** 21 พ.ย. 2568 · 21 Nov 2025 (Bangkok time; the locale th-TH uses Buddhist years). */
export const formatDate = (lang: Lang, at: When): string =>
  short(dateFormat(lang, 'date', { day: 'numeric', month: 'short', year: 'numeric' }).format(toDate(at)))

/** Formats a calendar day (`2026-11-23`) like `formatDate`. */
export const formatCalendarDay = (lang: Lang, day: string): string => formatDate(lang, `${day}T05:00:00Z`)

/** `formatDate` without the year: 21 พ.ย. · 21 Nov. For text messages. */
export const formatSmsDate = (lang: Lang, at: When): string =>
  short(dateFormat(lang, 'day', { day: 'numeric', month: 'short' }).format(toDate(at)))

/** Like `formatDate`, but without the year if the date is less than 72 hours away. */
export const formatNearDate = (lang: Lang, at: When, now: When): string =>
  showsYear(at, now) ? formatDate(lang, at) : formatSmsDate(lang, at)

/** สำนักงานใหญ่ · Head office, or a branch with its number. */
export function branchName(lang: Lang, branch: string): string {
  if (branch === MAIN_BRANCH) return lang === 'th' ? 'สำนักงานใหญ่' : 'Head office'
  return lang === 'th' ? `สาขาที่ ${branch}` : `Branch ${branch}`
}

/** 21 พฤศจิกายน 2568 · 21 November 2025: for long texts and date headings. */
export const formatDateLong = (lang: Lang, at: When): string =>
  dateFormat(lang, 'long', { day: 'numeric', month: 'long', year: 'numeric' }).format(toDate(at))

/** The full name of a weekday, 0 for Sunday: จันทร์ · Monday */
export const formatWeekdayOf = (lang: Lang, weekday: number): string =>
  dateFormat(lang, 'weekdayLong', { weekday: 'long' })
    .format(new Date(Date.UTC(2000, 0, 2 + weekday, 5)))
    .replace(/^วัน/, '')

/** จันทร์ 24 พ.ย. · Mon 24 Nov; with the year if 72 hours or more away. */
export const formatWeekday = (lang: Lang, at: When, now: When): string =>
  `${formatWeekdayName(lang, at)} ${formatNearDate(lang, at, now)}`

/** จันทร์ · Mon */
export const formatWeekdayName = (lang: Lang, at: When): string =>
  dateFormat(lang, 'weekday', { weekday: lang === 'th' ? 'long' : 'short' })
    .format(toDate(at))
    .replace(/^วัน/, '')

/** 14:32 */
export const formatTime = (lang: Lang, at: When): string =>
  dateFormat(lang, 'time', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(toDate(at))

/** 21 พ.ย. 2568 14:32 น. · 21 Nov 2025, 14:32 */
export const formatDateTime = (lang: Lang, at: When): string =>
  lang === 'th'
    ? `${formatDate(lang, at)} ${formatTime(lang, at)} น.`
    : `${formatDate(lang, at)}, ${formatTime(lang, at)}`

const dayKey = (at: When): string => formatDate('en', at)

/** A time until which something is possible: `14:32 น.` · `14:32` if it is today, otherwise with the date. */
export function formatUntil(lang: Lang, at: When, now: When): string {
  if (dayKey(at) !== dayKey(now)) return formatDateTime(lang, at)
  return lang === 'th' ? `${formatTime(lang, at)} น.` : formatTime(lang, at)
}

/** A time from which something is possible, rounded up to the next minute. */
export const formatFrom = (lang: Lang, at: When, now: When): string =>
  formatUntil(lang, Math.ceil(toDate(at).getTime() / MINUTE) * MINUTE, now)

/** `formatDateTime` without the year: 21 พ.ย. 14:32 น. · 21 Nov, 14:32. For text messages. */
export const formatSmsDateTime = (lang: Lang, at: When): string =>
  lang === 'th'
    ? `${formatSmsDate(lang, at)} ${formatTime(lang, at)} น.`
    : `${formatSmsDate(lang, at)}, ${formatTime(lang, at)}`

/** Month heading: พฤศจิกายน 2568 · November 2025 */
export const formatMonth = (lang: Lang, at: When): string =>
  dateFormat(lang, 'month', { month: 'long', year: 'numeric' }).format(toDate(at))

/** Name of a month, 1 to 12: พฤศจิกายน · November */
export const formatMonthName = (lang: Lang, month: number): string =>
  dateFormat(lang, 'monthName', { month: 'long' }).format(new Date(Date.UTC(2000, month - 1, 15)))

/** A year in the calendar of the language: 2568 · 2025 */
export const formatYear = (lang: Lang, year: string): string =>
  String(Number(year) + (lang === 'th' ? BUDDHIST_OFFSET : 0))

/** Short month name: พ.ย. · Nov */
export const formatMonthShort = (lang: Lang, at: When): string =>
  short(dateFormat(lang, 'mon', { month: 'short' }).format(toDate(at)))

const UNITS = {
  th: { days: 'วัน', hours: 'ชม.', minutes: 'นาที' },
  en: { days: 'd', hours: 'h', minutes: 'min' },
} as const

function daysAndHours(lang: Lang, hours: number): string {
  const days = hours > 24 ? Math.floor(hours / 24) : 0
  const rest = hours - days * 24
  const parts = [days > 0 && `${days} ${UNITS[lang].days}`, rest > 0 && `${rest} ${UNITS[lang].hours}`]
  return parts.filter(Boolean).join(' ')
}

/** How long something has lasted: in minutes, hours or days. */
export function formatAge(lang: Lang, since: When, now: number): string {
  const ms = Math.max(0, now - toDate(since).getTime())
  const unit = UNITS[lang]
  if (ms < HOUR) return `${Math.max(1, Math.floor(ms / MINUTE))} ${unit.minutes}`
  const hours = Math.floor(ms / HOUR)
  return hours < 72 ? `${hours} ${unit.hours}` : `${Math.floor(hours / 24)} ${unit.days}`
}

/** Time left, in words: relative if under 72 hours, otherwise the date. */
export function formatLeft(lang: Lang, until: When, now: number): string {
  const ms = toDate(until).getTime() - now
  const hours = Math.ceil(ms / HOUR)
  if (ms <= 0) return lang === 'th' ? 'เลยกำหนดแล้ว' : 'Overdue'
  if (hours > 72) return formatDate(lang, until)
  const text = ms < HOUR ? `${Math.ceil(ms / MINUTE)} ${UNITS[lang].minutes}` : daysAndHours(lang, hours)
  return lang === 'th' ? `เหลือ ${text}` : `${text} left`
}

const plain = (digits: number) => numberFormat({ minimumFractionDigits: digits, maximumFractionDigits: digits })
const whole = plain(0)
const two = plain(2)
const oneAtMost = numberFormat({ maximumFractionDigits: 1 })

export interface MoneyFormat {
  /** `always`: two decimals; `auto` (default): decimals only if the amount is not whole. */
  decimals?: 'always' | 'auto'
  /** False omits the currency sign: for credits, and for cells whose header contains it. */
  symbol?: boolean
  /** True adds + to positive amounts. */
  plus?: boolean
}

/**
 * Formats an amount in satang in the site's number locale, which is the same for both languages. The minus sign is
 * U+2212: `−฿5,000.00`.
 */
export function formatMoney(satang: number, { decimals = 'auto', symbol = true, plus }: MoneyFormat = {}): string {
  const sign = satang < 0 ? '−' : plus && satang > 0 ? '+' : ''
  const figure = decimals === 'always' || satang % 100 !== 0 ? two : whole
  return sign + (symbol ? currencySymbol() : '') + figure(Math.abs(satang) / 100)
}

/** `4,500.00`: table cells, receipts of credits. */
export const formatAmount = (satang: number): string => formatMoney(satang, { decimals: 'always', symbol: false })

/** `฿4,500.00`: where people decide, and on receipts. */
export const formatBaht = (satang: number): string => formatMoney(satang, { decimals: 'always' })

/** `฿4,500` in lists and overviews; decimals only if the amount is not whole. */
export const formatBahtShort = (satang: number): string => formatMoney(satang)

/** `4,950` or `4,950.50` credits in lists and overviews; receipts and tables use `formatAmount`. */
export const formatCredits = (satang: number): string => formatMoney(satang, { symbol: false })

export const formatNumber = (n: number): string => whole(n).replace('-', '−')

/** 48.2K, 1.3M */
export function formatCompact(n: number): string {
  if (n < 1_000) return String(n)
  const [value, unit] = n < 1_000_000 ? [n / 1_000, 'K'] : [n / 1_000_000, 'M']
  return `${value >= 100 ? Math.round(value) : oneAtMost(Math.round(value * 10) / 10)}${unit}`
}

/** Formats basis points as `3%`, `2.4%`. */
export const formatPercent = (basisPoints: number): string => `${Math.round(basisPoints) / 100}%`

/** A list inside a sentence: `30, 7 และ 1` · `30, 7 and 1`. */
export function formatList(lang: Lang, parts: readonly (string | number)[]): string {
  const last = parts.at(-1)
  if (last === undefined || parts.length === 1) return String(last ?? '')
  return `${parts.slice(0, -1).join(', ')} ${lang === 'th' ? 'และ' : 'and'} ${last}`
}

/** Joins short facts: with a middle dot in Thai, with commas in English. */
export const joinFacts = (lang: Lang, facts: readonly string[]): string => facts.join(lang === 'th' ? ' · ' : ', ')
