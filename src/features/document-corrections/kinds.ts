/** Filters of the operators' list. */
export const DOCUMENT_VIEWS = ['all', 'requested', 'tax_invoice', 'fee_invoice', 'credit_note', 'cancelled'] as const
export type DocumentView = (typeof DOCUMENT_VIEWS)[number]

export const REQUEST_STATUSES = ['waiting', 'done', 'declined'] as const
