import { expect, it } from 'vitest'
import { formatCredits, formatMoney, formatShort, parseBaht } from './money-text.ts'

it('writes amounts the same in both languages', () => {
  expect(formatMoney(450_000)).toBe('฿4,500')
  expect(formatMoney(450_050)).toBe('฿4,500.50')
  expect(formatMoney(436_500, { decimals: 'always', plus: true })).toBe('+฿4,365.00')
  expect(formatMoney(-500_000, { decimals: 'always', plus: true })).toBe('−฿5,000.00')
  expect(formatCredits(5_940_000)).toBe('59,400.00')
  expect(formatShort(48_200)).toBe('48.2K')
})

it.each([
  ['1,200', 120_000],
  ['฿ 1200.5', 120_050],
  ['0.01', 1],
  ['12,00', null],
  ['1.234', null],
  ['-5', null],
  ['', null],
])('reads %s', (text, satang) => expect(parseBaht(text)).toBe(satang))
