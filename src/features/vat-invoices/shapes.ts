import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { VAT_INVOICE_STATUSES, VAT_INVOICE_VIEW_NAMES } from './kinds.ts'

export const zVatInvoiceStatus = z.enum(VAT_INVOICE_STATUSES)
export const zVatInvoiceView = z.enum(VAT_INVOICE_VIEW_NAMES)
const zWords = z.object({ th: z.string(), en: z.string() })

/** The VAT part of a payment with its tax invoice, as the payee sees it. */
export const zVatInvoice = z.object({
  id: zId,
  status: zVatInvoiceStatus,
  job: z.object({ id: zId, title: zWords, brand: z.string(), influencer: z.string().nullable() }),
  /** Amounts that the tax invoice must state, satang. */
  base: zSatang,
  amount: zSatang,
  total: zSatang,
  paidAt: zTime,
  /** The earliest allowed date of the tax invoice. */
  earliestOn: zDate,
  number: z.string().nullable(),
  issuedOn: zDate.nullable(),
  file: z.object({ url: z.string(), name: z.string(), contentType: z.string() }).nullable(),
  sentAt: zTime.nullable(),
  dueAt: zTime.nullable(),
  decidedAt: zTime.nullable(),
  /** Why the latest one was rejected. */
  reason: zWords.nullable(),
  /** A tax invoice can be sent or replaced. */
  canSend: z.boolean(),
})
export type VatInvoice = z.output<typeof zVatInvoice>

/** Details of Talad as the buyer, which the tax invoice must state. */
export const zBuyer = z.object({ name: z.string(), address: z.string(), taxId: z.string(), branch: z.string() })
export type Buyer = z.output<typeof zBuyer>

/** A tax invoice as operators see it. */
export const zReviewVatInvoice = zVatInvoice.omit({ canSend: true }).extend({
  version: z.int(),
  person: z.string(),
  payee: z.object({
    id: zId,
    legalName: z.string().nullable(),
    taxId: z.string().nullable(),
    branch: z.string().nullable(),
    address: z.string().nullable(),
  }),
  decidedBy: z.string().nullable(),
  canDecide: z.boolean(),
})
export type ReviewVatInvoice = z.output<typeof zReviewVatInvoice>
