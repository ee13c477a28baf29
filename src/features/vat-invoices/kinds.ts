import type { SenderView } from '../received-documents/kinds.ts'

export const VAT_INVOICE_STATUSES = ['waiting', 'in_progress', 'rejected', 'approved', 'forgone'] as const
export type VatInvoiceStatus = (typeof VAT_INVOICE_STATUSES)[number]

export const VAT_INVOICE_ACTS = ['send', 'approve', 'reject', 'forgo'] as const
export type VatInvoiceAct = (typeof VAT_INVOICE_ACTS)[number]

/** Why a tax invoice is rejected; `other` needs a note. */
export const VAT_REJECT_REASONS = [
  'unreadable',
  'buyer',
  'seller',
  'amount',
  'details',
  'wrong_document',
  'other',
] as const
export type VatRejectReason = (typeof VAT_REJECT_REASONS)[number]

/** Payments whose tax invoice the payee must send, or send again. */
export const UNSENT = ['waiting', 'rejected'] as const satisfies readonly VatInvoiceStatus[]

/** Statuses in each view of the payee's list. */
export const VAT_INVOICE_VIEWS = {
  todo: UNSENT,
  review: ['in_progress'],
  done: ['approved', 'forgone'],
} as const satisfies Record<SenderView, readonly VatInvoiceStatus[]>
