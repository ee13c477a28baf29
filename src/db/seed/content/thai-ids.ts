/** Appends the check digit of a Thai 13-digit id to its first 12 digits. Throws RangeError on another length. */
export function withCheckDigit(first12: string): string {
  if (!/^\d{12}$/.test(first12)) throw new RangeError(`not 12 digits: ${first12}`)
  const sum = [...first12].reduce((total, digit, i) => total + Number(digit) * (13 - i), 0)
  return `${first12}${(11 - (sum % 11)) % 10}`
}

/** A national id of nobody: district 99 of the province is never issued. `index` up to 9,999,999. */
export const demoNationalId = (provinceCode: string, index: number): string =>
  withCheckDigit(`1${provinceCode.slice(3)}99${String(index).padStart(7, '0')}`)

/** A company's id of nobody: it names the Buddhist year 2599 as its registration year. */
export const demoJuristicId = (index: number): string => withCheckDigit(`0105599${String(index).padStart(5, '0')}`)
