/** What happened to the original of a document that gets a replacement copy. */
export const REPLACEMENT_REASONS = ['lost', 'damaged', 'destroyed'] as const
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number]

/** Documents that change VAT: those of sales, those of fees, and what lowers either. */
export const VAT_KINDS = ['tax_invoice', 'fee_invoice', 'credit_note'] as const
export type VatKind = (typeof VAT_KINDS)[number]

/** Invoices that may be cancelled and issued again for the right buyer. */
export const REISSUED_KINDS = ['tax_invoice', 'fee_invoice'] as const
export type ReissuedKind = (typeof REISSUED_KINDS)[number]
export const isReissued = (kind: string): kind is ReissuedKind => REISSUED_KINDS.some((one) => one === kind)
