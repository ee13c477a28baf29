import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { baht } from '../core/money.ts'
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
import { amountPattern, parseBaht, readBaht } from './typed-number.ts'

afterEach(() => setNumberLocale('en'))

describe('lists', () => {
  it('have "and" before the last item, in the given language', () => {
    expect(formatList('th', [30, 7, 1])).toBe('30, 7 และ 1')
    expect(formatList('en', [30, 7, 1])).toBe('30, 7 and 1')
    expect(formatList('en', [7, 1])).toBe('7 and 1')
    expect([formatList('th', [7]), formatList('th', [])]).toEqual(['7', ''])
  })

  it('of short facts use a middle dot in Thai and commas in English', () => {
    expect([joinFacts('th', ['ก', 'ข']), joinFacts('en', ['a', 'b'])]).toEqual(['ก · ข', 'a, b'])
  })
})

describe('amounts', () => {
  it('have decimals if needed, and a currency sign unless they are credits', () => {
    expect(formatBahtShort(450_000)).toBe('฿4,500')
    expect(formatBahtShort(450_050)).toBe('฿4,500.50')
    expect(formatBaht(450_000)).toBe('฿4,500.00')
    expect(formatAmount(-5_940_000)).toBe('−59,400.00')
    expect(formatCredits(5_940_000)).toBe('59,400')
    expect(formatCredits(-5_940_050)).toBe('−59,400.50')
  })

  it('have a plus sign if money comes in', () => {
    expect(formatMoney(436_500, { decimals: 'always', plus: true })).toBe('+฿4,365.00')
    expect(formatMoney(-500_000, { decimals: 'always', plus: true })).toBe('−฿5,000.00')
    expect(formatMoney(0, { plus: true })).toBe('฿0')
  })
})

describe('a typed amount', () => {
  it.each(NUMBER_LOCALES.filter((locale) => locale !== 'es'))('is parsed in the format of %s', (locale) => {
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
    ['1.234,5', 123_450],
    ['๑,๒๐๐.๕', 120_050],
    ['１，２００．５０', 120_050],
    ['\u200B500\u2060 ', 50_000],
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
    '500.555',
    '4500.555',
    '1.234',
    '\u200B',
    '9'.repeat(20),
  ])('%j is not an amount', (text) => expect(parseBaht(text)).toBeNull())

  it('reads a single separator before three digits by the number format of the country', () => {
    setNumberLocale('id')
    expect([parseBaht('4.500'), parseBaht('4,500'), parseBaht('4,5')]).toEqual([450_000, null, 450])
  })

  it('matches the pattern of the field exactly if it can be parsed', () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123 1๒３,.,.，．฿\u200B'.split('')), minLength: 1, maxLength: 12 }),
      fc.nat(10 ** 9).map((n) => formatAmount(n)),
    )
    fc.assert(
      fc.property(typed, (text) => {
        // Browsers compile the `pattern` attribute in the same way.
        expect(new RegExp(`^(?:${amountPattern()})$`, 'v').test(text)).toBe(parseBaht(text) !== null)
      }),
    )
  })
})

describe('a number in a filter', () => {
  it.each([
    ['0', 0],
    ['150', 150],
    ['0150', 150],
    ['1,000', 1_000],
    ['๑๕๐', 150],
    ['฿150.50', 150],
    [' 7', 7],
    ['1001', 1_000],
    ['9'.repeat(400), 1_000],
    ['', null],
    [undefined, null],
    ['-1', null],
    ['1.555', null],
    ['1e2', null],
  ])('%j is parsed as %j baht', (text, value) => expect(readBaht(text, baht(1_000))).toBe(value))
})
