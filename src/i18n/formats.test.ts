import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { parseBaht } from '../core/money.ts'
import {
  formatAmount,
  formatBaht,
  formatBahtShort,
  formatCredits,
  formatList,
  formatMoney,
  joinFacts,
} from './formats.ts'
import { NUMBER_LOCALES, setNumberLocale } from './number-locale.ts'

afterEach(() => setNumberLocale('en'))

describe('lists', () => {
  it('end in "and" within a sentence, in the words of the language', () => {
    expect(formatList('th', [30, 7, 1])).toBe('30, 7 และ 1')
    expect(formatList('en', [30, 7, 1])).toBe('30, 7 and 1')
    expect(formatList('en', [7, 1])).toBe('7 and 1')
    expect([formatList('th', [7]), formatList('th', [])]).toEqual(['7', ''])
  })

  it('of short facts have a dot in Thai and commas in English', () => {
    expect([joinFacts('th', ['ก', 'ข']), joinFacts('en', ['a', 'b'])]).toEqual(['ก · ข', 'a, b'])
  })
})

describe('amounts', () => {
  it('have decimals where they are exact, and a currency unless they are credits', () => {
    expect(formatBahtShort(450_000)).toBe('฿4,500')
    expect(formatBahtShort(450_050)).toBe('฿4,500.50')
    expect(formatBaht(450_000)).toBe('฿4,500.00')
    expect(formatAmount(-5_940_000)).toBe('−59,400.00')
    expect(formatCredits(5_940_000)).toBe('59,400')
    expect(formatCredits(-5_940_050)).toBe('−59,400.50')
  })

  it('have a plus where money comes in', () => {
    expect(formatMoney(436_500, { decimals: 'always', plus: true })).toBe('+฿4,365.00')
    expect(formatMoney(-500_000, { decimals: 'always', plus: true })).toBe('−฿5,000.00')
    expect(formatMoney(0, { plus: true })).toBe('฿0')
  })
})

describe('an amount that was typed', () => {
  it.each(NUMBER_LOCALES.filter((locale) => locale !== 'es'))('is read as %s writes it', (locale) => {
    setNumberLocale(locale)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (satang) => {
        for (const write of [formatBaht, formatBahtShort, formatAmount, formatCredits])
          expect(parseBaht(write(satang))).toBe(satang)
      }),
    )
  })

  it.each([
    ['1,200', 120_000],
    ['฿ 1200.5', 120_050],
    ['0.01', 1],
    ['12,00', 1_200],
    ['1.234', 123_400],
    ['1.234.567,5', 123_456_750],
  ])('%s is %i satang', (text, satang) => expect(parseBaht(text)).toBe(satang))

  it.each([
    '',
    '-5',
    '+5',
    'abc',
    '1e3',
    '1,2,3',
    '1,2345',
    '1,234,56',
    '1.2.3',
    '1.234.5',
    '0.001,5',
    '.5',
    '5.',
    '12.345,678',
    '9'.repeat(20),
  ])('%j is no amount', (text) => expect(parseBaht(text)).toBeNull())
})
