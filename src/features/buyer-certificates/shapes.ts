import { z } from 'zod'
import { zDate, zId, zSatang, zTime } from '../../core/shapes.ts'
import { CERTIFICATE_STATUSES, CERTIFICATE_VIEW_NAMES } from './kinds.ts'

export const zCertificateStatus = z.enum(CERTIFICATE_STATUSES)
export const zCertificateView = z.enum(CERTIFICATE_VIEW_NAMES)
const zWords = z.object({ th: z.string(), en: z.string() })

/** The withheld tax of one payment and its certificate, for the buyer. */
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
  /**
   * Tax withheld, the part cancelled by refunds, the amount that the certificate must state, and the amount that was
   * taxed. In satang.
   */
  amount: zSatang,
  released: zSatang,
  due: zSatang,
  base: zSatang,
  paidAt: zTime,
  /** The earliest date that the certificate may have. */
  earliestOn: zDate,
  number: z.string().nullable(),
  issuedOn: zDate.nullable(),
  file: z.object({ url: z.string(), name: z.string(), contentType: z.string() }).nullable(),
  sentAt: zTime.nullable(),
  dueAt: zTime.nullable(),
  decidedAt: zTime.nullable(),
  /** Why the last certificate was rejected. */
  reason: zWords.nullable(),
  /** A certificate can be sent or replaced. */
  canSend: z.boolean(),
})
export type BuyerCertificate = z.output<typeof zBuyerCertificate>

/** Talad, the payee from whose income the tax was withheld. */
export const zPayee = z.object({ name: z.string(), address: z.string(), taxId: z.string(), branch: z.string() })
export type Payee = z.output<typeof zPayee>

/** A certificate for the operators who check it. */
export const zReviewCertificate = zBuyerCertificate.omit({ canSend: true }).extend({
  version: z.int(),
  marketer: z.object({ id: zId, name: z.string() }),
  /** The buyer on the tax invoice. The certificate must be issued by this buyer. */
  payer: z.object({ name: z.string(), address: z.string(), taxId: z.string(), branch: z.string().nullable() }),
  decidedBy: z.string().nullable(),
  /** Bank reference of the transfer that paid the tax instead of a certificate. */
  bankRef: z.string().nullable(),
  canDecide: z.boolean(),
  /** The receivable can be ended without a certificate: collected or written off. */
  canEnd: z.boolean(),
})
export type ReviewCertificate = z.output<typeof zReviewCertificate>
