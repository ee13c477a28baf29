import { plainDigits } from '../plain-text.ts'

/**
 * Normalizes a Thai mobile number (06, 08 or 09 and eight digits) to E.164, or null. Accepts 0812345678, 081-234-5678,
 * +66 81 234 5678, 66812345678 and 0066812345678.
 */
export function mobileToE164(text: string): string | null {
  const digits = plainDigits(text).replace(/[\s().\p{Pd}]/gu, '')
  const national = digits.replace(/^(\+66|0066|66)0?(?=[689]\d{8}$)/, '0')
  return /^0[689]\d{8}$/.test(national) ? `+66${national.slice(1)}` : null
}

/** Formats a stored number for people in Thailand: 081-234-5678. Other numbers are unchanged. */
export function mobileForPeople(e164: string): string {
  const match = /^\+66([689]\d)(\d{3})(\d{4})$/.exec(e164)
  return match ? `0${match[1]}-${match[2]}-${match[3]}` : e164
}

/** Masks a stored number: 08x-xxx-4821. Other numbers show their last four digits. */
export function maskedMobile(e164: string): string {
  const [start = ''] = mobileForPeople(e164).split('-')
  const last = e164.slice(-4)
  return start.length === 3 ? `${start.slice(0, 2)}x-xxx-${last}` : `•••• ${last}`
}
