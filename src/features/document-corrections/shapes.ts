import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { zApproval } from '../approvals/shapes.ts'
import { zCancelled, zReplacement, zRequested, zVatKind } from '../documents/shapes.ts'

/** The buyer on a document. `branch`: 5 digits; 00000 is the head office. Null for persons. */
export const zBuyer = z.object({
  name: z.string(),
  address: z.string(),
  taxId: z.string(),
  branch: z.string().nullable(),
})
export type Buyer = z.output<typeof zBuyer>

/** A tax invoice or credit note of any account. Amounts in satang; those of a credit note are the reduction. */
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
  /** Replacement copies, oldest first. */
  replacements: z.array(zReplacement),
  /** The owner's open request for a replacement copy. */
  requested: zRequested.nullable(),
})
export type VatDocument = z.output<typeof zVatDocument>

/** Why an invoice cannot be reissued, or null. */
export const zReissueProblem = z
  .enum(['kind', 'document_cancelled', 'document_credited', 'document_month_over'])
  .nullable()

export const zVatDocumentDetail = zVatDocument.extend({
  reissueProblem: zReissueProblem,
  /** The reissue that waits for a second operator, with the buyer on the new invoice. */
  waiting: z.object({ approval: zApproval, buyer: zBuyer }).nullable(),
})
export type VatDocumentDetail = z.output<typeof zVatDocumentDetail>
