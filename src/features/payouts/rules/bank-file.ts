import { csvCell } from '../../../core/csv.ts'

/** One transfer of a bank file. `amount` in satang. */
export interface TransferLine {
  /** A bank's clearing number, or the type of a PromptPay id. */
  code: string
  number: string
  name: string
  amount: number
  reference: string
}

const HEADER = 'bank_code,account_number,account_name,amount_thb,reference'

/** The CSV for the bank: equal lines produce identical bytes. */
export function bankFile(lines: readonly TransferLine[]): Uint8Array<ArrayBuffer> {
  const rows = lines.map(({ code, number, name, amount, reference }) =>
    [code, number, name, (amount / 100).toFixed(2), reference].map((value) => csvCell(value, 'always')).join(','),
  )
  return new TextEncoder().encode(`\ufeff${[HEADER, ...rows].join('\r\n')}\r\n`)
}
