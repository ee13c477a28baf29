import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { REPLACEMENT_REASONS, VAT_KINDS } from './kinds.ts'

/** Documents of a marketer that change VAT: what a list shows unless a kind is chosen. */
export const TAX_KINDS = ['tax_invoice', 'credit_note'] as const
export const zTaxKind = z.enum(TAX_KINDS)
/** Kinds of documents that a marketer receives, in the order of the filter. */
export const MARKETER_KINDS = [...TAX_KINDS, 'quotation'] as const
export const zMarketerKind = z.enum(MARKETER_KINDS)
export type MarketerKind = z.output<typeof zMarketerKind>

export const zVatKind = z.enum(VAT_KINDS)
export const zReplacementReason = z.enum(REPLACEMENT_REASONS)

/** When and why an invoice was cancelled, and the one that took its place. */
export const zCancelled = z.object({
  at: zTime,
  reason: z.string(),
  replacedBy: z.object({ id: zId, serial: z.string() }),
})
/** A replacement copy: the document with `?replacement=number`. */
export const zReplacement = z.object({ number: z.int(), at: zTime, reason: zReplacementReason })

/** A replacement copy that the owner of a document asks for. */
export const zRequested = z.object({ at: zTime, reason: zReplacementReason })

/** A document of a marketer. Amounts in satang; those of a credit note are what it takes off. */
export const zOwnDocument = z.object({
  id: zId,
  kind: zMarketerKind,
  serial: z.string(),
  issuedAt: zTime,
  net: zSatang,
  vat: zSatang,
  total: zSatang,
  /** Reference of the payment. */
  reference: z.string(),
  /** The buyer's own numbers; empty where none was given. */
  poNumber: z.string(),
  costCentre: z.string(),
  /** The payment it belongs to, and what was bought; null if there is none. */
  charge: z
    .object({ id: zId, purpose: z.enum(['credits', 'package']), net: zSatang, packageTitle: z.string().nullable() })
    .nullable(),
  /** What a quotation offers; null for other kinds. */
  text: z.string().nullable(),
  /** Last Bangkok day on which a quotation is valid; null for other kinds. */
  validUntil: z.string().nullable(),
  /** Number of the tax invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  /** Number of the cancelled invoice whose place it took. */
  replaces: z.string().nullable(),
  /** The day that it prints, if it took the place of another one: that of the first. */
  datedOn: z.string().nullable(),
  /** A cancelled invoice counts no longer: its amounts are those of the one in its place. */
  cancelled: zCancelled.nullable(),
  /** Replacement copies, the first one first. */
  replacements: z.array(zReplacement),
  /** The replacement copy that was asked for and waits for our team. */
  requested: zRequested.nullable(),
})
export type OwnDocument = z.output<typeof zOwnDocument>
