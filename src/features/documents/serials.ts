import { dayOf } from '../../core/calendar.ts'
import type { DocumentKind } from './contract.ts'

const prefixes: Record<DocumentKind, string> = { withholding_certificate: 'WT', tax_invoice: 'TX', statement: 'ST' }

/** The run of numbers an instant belongs to: the Bangkok day as YYYYMMDD, year CE. */
export const periodOf = (at: Date): string => dayOf(at).replaceAll('-', '')

/** `WT-20260718-0001`: kind, day of issue, number of that day from 1. */
export const formatSerial = (kind: DocumentKind, period: string, n: number): string =>
  `${prefixes[kind]}-${period}-${String(n).padStart(4, '0')}`
