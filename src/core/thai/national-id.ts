import { plainDigits } from '../plain-text.ts'

/** Errors: `national_id_length` (not 13 digits or a wrong first one), `national_id_check` (wrong check digit). */
export type IdRefusal = 'national_id_length' | 'national_id_check' | 'juristic_id_length' | 'juristic_id_check'

/** Digits only: people enter ids with spaces and dashes. */
export const idDigits = (text: string): string => plainDigits(text).replace(/[\s\p{Pd}]/gu, '')

/** The check digit of the first twelve: (11 − Σ dᵢ·(13−i) mod 11) mod 10. */
export function checkDigit(twelve: string): number {
  let total = 0
  for (let i = 0; i < 12; i++) total += Number(twelve[i]) * (13 - i)
  return (11 - (total % 11)) % 10
}

const hasValidCheckDigit = (id: string): boolean => checkDigit(id) === Number(id[12])

/** Checks a national id (13 digits, first 1 to 8). Null if it is valid. */
export function checkNationalId(text: string): IdRefusal | null {
  const id = idDigits(text)
  if (!/^[1-8]\d{12}$/.test(id)) return 'national_id_length'
  return hasValidCheckDigit(id) ? null : 'national_id_check'
}

/** Checks a juristic person's id (13 digits, first 0, same check digit). Null if it is valid. */
export function checkJuristicId(text: string): IdRefusal | null {
  const id = idDigits(text)
  if (!/^0\d{12}$/.test(id)) return 'juristic_id_length'
  return hasValidCheckDigit(id) ? null : 'juristic_id_check'
}

/** A VAT branch: five digits, 00000 for the head office. */
export const isVatBranch = (text: string): boolean => /^\d{5}$/.test(text)

/** A passport number: 6 to 9 letters A to Z and digits, as stored (upper case). */
export const isPassport = (text: string): boolean => /^[A-Z0-9]{6,9}$/.test(text)
