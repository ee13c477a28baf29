import { dayOf } from '../../core/calendar.ts'
import type { DocumentKind } from './contract.ts'

const prefixes: Record<DocumentKind, string> = {
  withholding_certificate: 'WT',
  tax_invoice: 'TX',
  credit_note: 'CN',
  fee_invoice: 'TF',
  statement: 'ST',
  quotation: 'QT',
}

/** Kinds that are numbered by month. */
const MONTHLY: readonly (DocumentKind | undefined)[] = ['credit_note', 'fee_invoice']

/** The run of numbers an instant belongs to: the Bangkok day as YYYYMMDD, year CE; of monthly kinds the month as YYYYMM. */
export function periodOf(at: Date, kind?: DocumentKind): string {
  const day = dayOf(at).replaceAll('-', '')
  return MONTHLY.includes(kind) ? day.slice(0, 6) : day
}

/** `WT-20260718-0001`: kind, day of issue, number of that day from 1; `CN-202607-0001` counts the month. */
export const formatSerial = (kind: DocumentKind, period: string, n: number): string =>
  `${prefixes[kind]}-${period}-${String(n).padStart(4, '0')}`
