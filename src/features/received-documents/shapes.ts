import { z } from 'zod'
import { zDate, zId, zTime } from '../../core/shapes.ts'
import { SENDER_VIEWS } from './kinds.ts'

/** The fields of every document that a user sends for a payment, such as a tax invoice. */
export const receivedFields = {
  id: zId,
  paidAt: zTime,
  /** The earliest date that the document may have. */
  earliestOn: zDate,
  number: z.string().nullable(),
  issuedOn: zDate.nullable(),
  file: z.object({ url: z.string(), name: z.string(), contentType: z.string() }).nullable(),
  sentAt: zTime.nullable(),
  /** When the review is due. */
  dueAt: zTime.nullable(),
  decidedAt: zTime.nullable(),
  /** Why the last one was rejected. */
  reason: z.object({ th: z.string(), en: z.string() }).nullable(),
}
const zReceivedDocument = z.object(receivedFields)
export type ReceivedDocument = z.output<typeof zReceivedDocument>

/** Talad, as the document must name it. */
export const zTaladParty = z.object({ name: z.string(), address: z.string(), taxId: z.string(), branch: z.string() })
export type TaladParty = z.output<typeof zTaladParty>

export const zSenderView = z.enum(SENDER_VIEWS)
