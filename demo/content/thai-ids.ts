import { checkDigit } from '../../src/core/thai/national-id.ts'

const withCheckDigit = (twelve: string): string => `${twelve}${checkDigit(twelve)}`

/** A national id that belongs to nobody: district 99 of a province is never issued. `index` is at most 9,999,999. */
export const demoNationalId = (provinceCode: string, index: number): string =>
  withCheckDigit(`1${provinceCode.slice(3)}99${String(index).padStart(7, '0')}`)

/** A company id that belongs to nobody: its registration year is the Buddhist year 2599. */
export const demoJuristicId = (index: number): string => withCheckDigit(`0105599${String(index).padStart(5, '0')}`)
