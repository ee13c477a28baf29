/** Views of the operators' list. */
export const DOCUMENT_VIEWS = ['all', 'tax_invoice', 'fee_invoice', 'credit_note', 'cancelled'] as const
export type DocumentView = (typeof DOCUMENT_VIEWS)[number]
