/** Locales of numbers and content: the languages of the site, and those of planned countries. */
export const NUMBER_LOCALES = ['en', 'th', 'id', 'es', 'co'] as const
export type NumberLocale = (typeof NUMBER_LOCALES)[number]

interface NumberRow {
  /** Locale for Intl. */
  tag: string
  symbol: string
  point: '.' | ','
}

/** Indonesia, Spain and Colombia write 1.234,50; the others 1,234.50. All use Arabic digits. */
const ROWS: Readonly<Record<NumberLocale, NumberRow>> = {
  en: { tag: 'en-US', symbol: '฿', point: '.' },
  th: { tag: 'th-TH-u-nu-latn', symbol: '฿', point: '.' },
  id: { tag: 'id-ID', symbol: 'Rp', point: ',' },
  es: { tag: 'es-ES', symbol: '€', point: ',' },
  co: { tag: 'es-CO', symbol: 'COP', point: ',' },
}

/** The number locale of the site's country: ID and CO have their own, all others use English. */
export const numberLocaleOf = (country: string): NumberLocale =>
  country === 'ID' ? 'id' : country === 'CO' ? 'co' : 'en'

/** One country per process and page: the server sets it at startup, the browser reads it from the root element. */
let current: NumberLocale =
  typeof document === 'undefined' ? 'en' : numberLocaleOf(document.documentElement.dataset.country ?? '')
let changes = 0

export function setNumberLocale(locale: NumberLocale): void {
  if (locale === current) return
  current = locale
  changes++
}

/** The decimal separator. */
export const decimalPoint = (): '.' | ',' => ROWS[current].point

export const currencySymbol = (): string => ROWS[current].symbol

/** A formatter in the site's number locale, rebuilt only when the locale has changed. */
export function numberFormat(options: Intl.NumberFormatOptions): (n: number) => string {
  let built = -1
  let format: Intl.NumberFormat
  return (n) => {
    if (built !== changes) {
      built = changes
      format = new Intl.NumberFormat(ROWS[current].tag, {
        useGrouping: 'always',
        ...options,
      } as Intl.NumberFormatOptions)
    }
    return format.format(n)
  }
}
