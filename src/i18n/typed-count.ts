import { plainDigits } from '../core/plain-text.ts'
import { decimalPoint } from './number-locale.ts'

/** Units of the short figures that platforms show, in English and Thai. */
const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  m: 1e6,
  b: 1e9,
  พัน: 1e3,
  หมื่น: 1e4,
  แสน: 1e5,
  ล้าน: 1e6,
}
const TYPED = new RegExp(String.raw`^(\d[\d.,\s]*?)\s*(${Object.keys(UNITS).join('|')})?$`, 'i')

const SWAPPED: Readonly<Record<string, string>> = { '.': ',', ',': '.' }

/** The number without a unit: `12,345`, and with one also decimals: `1.2`. Null for anything else. */
function numberIn(typed: string, hasUnit: boolean): number | null {
  const text = decimalPoint() === '.' ? typed : typed.replace(/[.,]/g, (sign) => SWAPPED[sign] ?? sign)
  if (/^\d+$/.test(text)) return Number(text)
  if (/^\d{1,3}(?:,\d{3})+$/.test(text)) return Number(text.replaceAll(',', ''))
  // Before one or two digits, the other sign is a decimal separator too.
  return hasUnit && /^\d+(?:\.\d{1,3}|,\d{1,2})$/.test(text) ? Number(text.replace(',', '.')) : null
}

/**
 * Parses a count as people copy it from a platform: `12,345`, `1.2K`, `3.4M`, `1.2 หมื่น`. Null for anything else, also
 * for decimals without a unit.
 */
export function parseCount(text: string): number | null {
  const [, number = '', unit = ''] = TYPED.exec(plainDigits(text).trim()) ?? []
  const value = numberIn(number.replace(/\s/g, ''), unit !== '')
  if (value === null) return null
  const count = Math.round(value * (UNITS[unit.toLowerCase()] ?? 1))
  return Number.isSafeInteger(count) ? count : null
}
