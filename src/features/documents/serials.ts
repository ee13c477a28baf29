import { dayOf } from '../../core/calendar.ts'
import type { DocumentKind } from './contract.ts'

const prefixes: Record<DocumentKind, string> = {
  withholding_certificate: 'WT',
  tax_invoice: 'TX',
  credit_note: 'CN',
  statement: 'ST',
  quotation: 'QT',
}

/** The run of numbers an instant belongs to: the Bangkok day as YYYYMMDD, year CE; of credit notes the month as YYYYMM. */
export function periodOf(at: Date, kind?: DocumentKind): string {
  const day = dayOf(at).replaceAll('-', '')
  return kind === 'credit_note' ? day.slice(0, 6) : day
}

/** `WT-20260718-0001`: kind, day of issue, number of that day from 1; `CN-202607-0001` counts the month. */
export const formatSerial = (kind: DocumentKind, period: string, n: number): string =>
  `${prefixes[kind]}-${period}-${String(n).padStart(4, '0')}`
