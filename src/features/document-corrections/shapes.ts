import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { zApproval } from '../approvals/shapes.ts'
import { zCancelled, zReplacement, zRequested, zVatKind } from '../documents/shapes.ts'

/** Who a document is issued to. `branch`: 5 digits, 00000 is the head office; null for persons. */
export const zBuyer = z.object({
  name: z.string(),
  address: z.string(),
  taxId: z.string(),
  branch: z.string().nullable(),
})
export type Buyer = z.output<typeof zBuyer>

/** A tax invoice or credit note of any account. Amounts in satang; those of a credit note are what it takes off. */
export const zVatDocument = z.object({
  id: zId,
  kind: zVatKind,
  serial: z.string(),
  issuedAt: zTime,
  owner: z.object({ id: zId, name: z.string(), role: z.enum(['influencer', 'marketer', 'operator']) }),
  buyer: zBuyer,
  net: zSatang,
  vat: zSatang,
  total: zSatang,
  /** Reference of the payment or the withdrawal. */
  reference: z.string(),
  /** Number of the tax invoice that a credit note corrects. */
  corrects: z.string().nullable(),
  /** Number of the cancelled invoice that this one replaces. */
  replaces: z.string().nullable(),
  cancelled: zCancelled.nullable(),
  /** Replacement copies, the first one first. */
  replacements: z.array(zReplacement),
  /** The replacement copy that its owner asks for. */
  requested: zRequested.nullable(),
})
export type VatDocument = z.output<typeof zVatDocument>

/** Why an invoice cannot be cancelled and issued again, or null. */
export const zReissueProblem = z
  .enum(['kind', 'document_cancelled', 'document_credited', 'document_month_over'])
  .nullable()

export const zVatDocumentDetail = zVatDocument.extend({
  reissueProblem: zReissueProblem,
  /** The new invoice that waits for a second operator, with the buyer that it would name. */
  waiting: z.object({ approval: zApproval, buyer: zBuyer }).nullable(),
})
export type VatDocumentDetail = z.output<typeof zVatDocumentDetail>
