import { monthOf } from '../../core/calendar.ts'
import type { DocumentKind } from './contract.ts'

const prefixes: Record<DocumentKind, string> = {
  withholding_certificate: 'WT',
  tax_invoice: 'TX',
  credit_note: 'CN',
  fee_invoice: 'TF',
  statement: 'ST',
  quotation: 'QT',
}

/** The period of a serial number: the Bangkok month as YYYYMM, year CE. Older documents have days as periods. */
export const periodOf = (at: Date): string => monthOf(at).replace('-', '')

/** For example `TX-202607-0001`: kind, month of issue, number within that month from 1. */
export const formatSerial = (kind: DocumentKind, period: string, n: number): string =>
  `${prefixes[kind]}-${period}-${String(n).padStart(4, '0')}`
