import { checkDigit } from '../../src/core/thai/national-id.ts'

const withCheckDigit = (twelve: string): string => `${twelve}${checkDigit(twelve)}`

/** A national id of nobody: district 99 of the province is never issued. `index` up to 9,999,999. */
export const demoNationalId = (provinceCode: string, index: number): string =>
  withCheckDigit(`1${provinceCode.slice(3)}99${String(index).padStart(7, '0')}`)

/** A company's id of nobody: it names the Buddhist year 2599 as its registration year. */
export const demoJuristicId = (index: number): string => withCheckDigit(`0105599${String(index).padStart(5, '0')}`)
