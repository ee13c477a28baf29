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

/** Filters of the payee's list: to send, in review, done. */
export const VAT_INVOICE_VIEWS = {
  todo: UNSENT,
  review: ['in_progress'],
  done: ['approved', 'forgone'],
} as const
export type VatInvoiceView = keyof typeof VAT_INVOICE_VIEWS
export const VAT_INVOICE_VIEW_NAMES = ['todo', 'review', 'done'] as const satisfies readonly VatInvoiceView[]
