/** Why a replacement copy of a document is needed. */
export const REPLACEMENT_REASONS = ['lost', 'damaged', 'destroyed'] as const
export type ReplacementReason = (typeof REPLACEMENT_REASONS)[number]

/** Documents that change VAT: for sales, for fees, and for the reduction of either. */
export const VAT_KINDS = ['tax_invoice', 'fee_invoice', 'credit_note'] as const
export type VatKind = (typeof VAT_KINDS)[number]

/** Invoices that can be cancelled and reissued for the right buyer. */
export const REISSUED_KINDS = ['tax_invoice', 'fee_invoice'] as const
export type ReissuedKind = (typeof REISSUED_KINDS)[number]
export const isReissued = (kind: string): kind is ReissuedKind => REISSUED_KINDS.some((one) => one === kind)
