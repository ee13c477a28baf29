import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { REPLACEMENT_REASONS, VAT_KINDS } from './kinds.ts'

/** Documents of a marketer that change VAT. A list without a kind filter shows these. */
export const TAX_KINDS = ['tax_invoice', 'credit_note'] as const
export const zTaxKind = z.enum(TAX_KINDS)
/** Kinds of documents that a marketer receives, in the order of the filter. */
export const MARKETER_KINDS = [...TAX_KINDS, 'quotation'] as const
export const zMarketerKind = z.enum(MARKETER_KINDS)
export type MarketerKind = z.output<typeof zMarketerKind>

export const zVatKind = z.enum(VAT_KINDS)
export const zReplacementReason = z.enum(REPLACEMENT_REASONS)

/** When and why an invoice was cancelled, and the invoice that replaces it. */
export const zCancelled = z.object({
  at: zTime,
  reason: z.string(),
  replacedBy: z.object({ id: zId, serial: z.string() }),
})
/** A replacement copy. Its PDF is the document's URL with `?replacement=number`. */
export const zReplacement = z.object({ number: z.int(), at: zTime, reason: zReplacementReason })

/** The owner's open request for a replacement copy. */
export const zRequested = z.object({ at: zTime, reason: zReplacementReason })

/** A document of a marketer. Amounts in satang; those of a credit note are the reduction. */
export const zOwnDocument = z.object({
  id: zId,
  kind: zMarketerKind,
  serial: z.string(),
  issuedAt: zTime,
  net: zSatang,
  vat: zSatang,
  total: zSatang,
  /** Tax that the buyer withholds: the total less this amount is paid, or for a credit note paid back. */
  withheld: zSatang,
  /** Reference of the payment. */
  reference: z.string(),
  /** The buyer's order numbers; empty if none. */
  poNumber: z.string(),
  costCentre: z.string(),
  /** The payment of the document, and what was bought; null if there is none. */
  charge: z
    .object({ id: zId, purpose: z.enum(['credits', 'package']), net: zSatang, packageTitle: z.string().nullable() })
    .nullable(),
  /** What a quotation offers; null for other kinds. */
  text: z.string().nullable(),
  /** What can be ordered from a quotation: credits, or the package with this slug. Null for other kinds. */
  offer: z.object({ kind: z.enum(['credits', 'package']), slug: z.string().optional() }).nullable(),
  /** Last Bangkok day on which a quotation is valid; null for other kinds. */
  validUntil: z.string().nullable(),
  /** Number of the tax invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  /** Numbers of the credit notes that reduce an invoice, oldest first. */
  reducedBy: z.array(z.string()),
  /** Number of the cancelled invoice that this one replaces. */
  replaces: z.string().nullable(),
  /** The printed date of a reissued invoice: that of the first one. Null for others. */
  datedOn: z.string().nullable(),
  /** Set if the invoice is cancelled. The amounts then count only in the invoice that replaces it. */
  cancelled: zCancelled.nullable(),
  /** Replacement copies, oldest first. */
  replacements: z.array(zReplacement),
  /** The open request for a replacement copy. */
  requested: zRequested.nullable(),
})
export type OwnDocument = z.output<typeof zOwnDocument>

/** Sums of documents: credit notes count negative, cancelled invoices not at all. `paid` is the total less `withheld`. */
export const zDocumentSums = z.object({
  net: z.int(),
  vat: z.int(),
  total: z.int(),
  withheld: z.int(),
  paid: z.int(),
})
export type DocumentSums = z.output<typeof zDocumentSums>
