import { afterEach, expect, it } from 'vitest'
import { setNumberLocale } from './number-locale.ts'
import { parseCount } from './typed-count.ts'

afterEach(() => setNumberLocale('en'))

it.each([
  ['0', 0],
  ['9100', 9_100],
  ['12,345', 12_345],
  ['1,234,567', 1_234_567],
  ['12 345', 12_345],
  ['1.2K', 1_200],
  ['1.2k', 1_200],
  ['1,2K', 1_200],
  [' 3.4 M ', 3_400_000],
  ['1.25B', 1_250_000_000],
  ['1,234K', 1_234_000],
  ['1.2 หมื่น', 12_000],
  ['1.2แสน', 120_000],
  ['8.4 พัน', 8_400],
  ['๑.๕ ล้าน', 1_500_000],
  ['1.155K', 1_155],
])('%j is read as %d', (text, count) => expect(parseCount(text)).toBe(count))

it.each(['', 'K', '1.2', '1.2.3K', '12,34', '-5', '1K2', '1.2X', 'ล้าน', '9'.repeat(20)])('%j is not a count', (text) =>
  expect(parseCount(text)).toBeNull(),
)

it('reads points as thousands separators where the country writes them so', () => {
  setNumberLocale('id')
  expect([parseCount('12.345'), parseCount('1,2K'), parseCount('1.2K')]).toEqual([12_345, 1_200, 1_200])
})
