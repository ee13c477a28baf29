import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { CERTIFICATE_STATUSES, CERTIFICATE_VIEW_NAMES } from './kinds.ts'

export const zCertificateStatus = z.enum(CERTIFICATE_STATUSES)
export const zCertificateView = z.enum(CERTIFICATE_VIEW_NAMES)
const zWords = z.object({ th: z.string(), en: z.string() })

/** Withheld tax of one payment with its certificate, as the buyer sees it. */
export const zBuyerCertificate = z.object({
  id: zId,
  status: zCertificateStatus,
  charge: z.object({
    id: zId,
    reference: z.string(),
    purpose: z.enum(['credits', 'package']),
    net: zSatang,
    withheldBps: z.int(),
    invoice: z.object({ id: zId, serial: z.string() }).nullable(),
  }),
  /** Withheld; set off by refunds; what the certificate has to state, and the amount it is a tax on. Satang. */
  amount: zSatang,
  released: zSatang,
  due: zSatang,
  base: zSatang,
  paidAt: zTime,
  /** The first day that the certificate may be dated. */
  earliestOn: zDate,
  number: z.string().nullable(),
  issuedOn: zDate.nullable(),
  file: z.object({ url: z.string(), name: z.string(), contentType: z.string() }).nullable(),
  sentAt: zTime.nullable(),
  dueAt: zTime.nullable(),
  decidedAt: zTime.nullable(),
  /** Why the last one was rejected. */
  reason: zWords.nullable(),
  /** A certificate can be sent, or sent anew. */
  canSend: z.boolean(),
})
export type BuyerCertificate = z.output<typeof zBuyerCertificate>

/** Talad, from whose income the tax was withheld. */
export const zPayee = z.object({ name: z.string(), address: z.string(), taxId: z.string(), branch: z.string() })
export type Payee = z.output<typeof zPayee>

/** A certificate as operators check it. */
export const zReviewCertificate = zBuyerCertificate.omit({ canSend: true }).extend({
  version: z.int(),
  marketer: z.object({ id: zId, name: z.string() }),
  /** The buyer on the tax invoice, who must be the one that withheld. */
  payer: z.object({ name: z.string(), address: z.string(), taxId: z.string(), branch: z.string().nullable() }),
  decidedBy: z.string().nullable(),
  /** The transfer that paid the tax instead of a certificate. */
  bankRef: z.string().nullable(),
  canDecide: z.boolean(),
  /** The tax can be collected or written off. */
  canEnd: z.boolean(),
})
export type ReviewCertificate = z.output<typeof zReviewCertificate>
