import { z } from 'zod'
import { zId, zSatang } from '../../core/shapes.ts'
import { receivedFields } from '../received-documents/shapes.ts'
import { CERTIFICATE_STATUSES } from './kinds.ts'

export const zCertificateStatus = z.enum(CERTIFICATE_STATUSES)

/** The withheld tax of one payment and its certificate, for the buyer. */
export const zBuyerCertificate = z.object({
  ...receivedFields,
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
  /** Other payments that the same certificate covers. */
  otherPayments: z.array(z.object({ id: zId, reference: z.string(), version: z.int(), due: zSatang, base: zSatang })),
  /** A certificate can be sent or replaced. */
  canSend: z.boolean(),
})
export type BuyerCertificate = z.output<typeof zBuyerCertificate>

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
