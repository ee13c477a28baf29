import { afterEach, describe, expect, it } from 'vitest'
import { formatAmount, formatBaht, formatBahtShort, formatCompact, formatDate, formatNumber } from './formats.ts'
import { NUMBER_LOCALES, numberLocaleOf, setNumberLocale } from './number-locale.ts'

afterEach(() => setNumberLocale('en'))

describe('number locales', () => {
  it('are en, th, id, es and co', () => {
    expect(NUMBER_LOCALES).toEqual(['en', 'th', 'id', 'es', 'co'])
  })

  it.each([
    ['ID', 'id'],
    ['CO', 'co'],
    ['TH', 'en'],
    ['', 'en'],
  ])('country %j of the build setting selects %s', (country, locale) => {
    expect(numberLocaleOf(country)).toBe(locale)
  })

  it.each([
    ['en', '1,234,567.50', '฿4,500', '48.2K'],
    ['th', '1,234,567.50', '฿4,500', '48.2K'],
    ['id', '1.234.567,50', 'Rp4.500', '48,2K'],
    ['es', '1.234.567,50', '€4.500', '48,2K'],
    ['co', '1.234.567,50', 'COP4.500', '48,2K'],
  ] as const)('%s writes %s and %s', (locale, amount, price, compact) => {
    setNumberLocale(locale)
    expect(formatAmount(123_456_750)).toBe(amount)
    expect(formatBahtShort(450_000)).toBe(price)
    expect(formatCompact(48_200)).toBe(compact)
  })

  it('keeps the minus sign and the decimals of a refund', () => {
    expect(formatBaht(-500_050)).toBe('−฿5,000.50')
    setNumberLocale('id')
    expect(formatBaht(-500_050)).toBe('−Rp5.000,50')
    expect(formatNumber(1_000)).toBe('1.000')
  })
})

describe('dates', () => {
  it('are shown in Bangkok, with Buddhist years in Thai', () => {
    expect(formatDate('th', '2025-11-20T18:00:00Z')).toBe('21 พ.ย. 2568')
    expect(formatDate('en', '2025-11-20T18:00:00Z')).toBe('21 Nov 2025')
  })
})
