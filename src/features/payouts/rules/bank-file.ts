import { bankOf } from '../../../core/thai/banks.ts'

/** One transfer of a bank file. `amount` in satang. */
export interface TransferLine {
  bank: string
  number: string
  name: string
  amount: number
  reference: string
}

/** Quoted; what a spreadsheet would read as a formula is text. */
const quote = (value: string): string => `"${value.replaceAll('"', '""').replace(/^[=+\-@\t\r]/, "'$&")}"`

const HEADER = 'bank_code,account_number,account_name,amount_thb,reference'

/** The CSV that a bank reads: the same lines give the same bytes. */
export function bankFile(lines: readonly TransferLine[]): Uint8Array<ArrayBuffer> {
  const rows = lines.map(({ bank, number, name, amount, reference }) =>
    [bankOf(bank)?.number ?? bank, number, name, (amount / 100).toFixed(2), reference].map(quote).join(','),
  )
  return new TextEncoder().encode(`\ufeff${[HEADER, ...rows].join('\r\n')}\r\n`)
}
