import { z } from 'zod'
import { zId, zSatang } from '../../core/shapes.ts'
import { receivedFields } from '../received-documents/shapes.ts'
import { VAT_INVOICE_STATUSES } from './kinds.ts'

export const zVatInvoiceStatus = z.enum(VAT_INVOICE_STATUSES)
const zWords = z.object({ th: z.string(), en: z.string() })

/** The VAT part of a payment with its tax invoice, as the payee sees it. */
export const zVatInvoice = z.object({
  ...receivedFields,
  status: zVatInvoiceStatus,
  job: z.object({ id: zId, title: zWords, brand: z.string(), influencer: z.string().nullable() }),
  /** Amounts that the tax invoice must state, satang. */
  base: zSatang,
  amount: zSatang,
  total: zSatang,
  /** A tax invoice can be sent or replaced. */
  canSend: z.boolean(),
})
export type VatInvoice = z.output<typeof zVatInvoice>

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
