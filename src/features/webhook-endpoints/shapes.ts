import { z } from 'zod'
import { zId, zTime } from '../../core/shapes.ts'
import { DELIVERY_STATUSES, ENDPOINT_STATES, SECRET_OVERLAPS, URL_MAX, WEBHOOK_EVENTS } from './kinds.ts'

export const zWebhookEvent = z.enum(WEBHOOK_EVENTS)
const zUrl = z.string().trim().min(1).max(URL_MAX)
const zEvents = z.array(zWebhookEvent).min(1).max(WEBHOOK_EVENTS.length)

export const zWebhookEndpoint = z.object({
  id: zId,
  url: z.string(),
  events: z.array(zWebhookEvent),
  createdAt: zTime,
  state: z.enum(ENDPOINT_STATES),
  /** When it was turned off; null while it is active. */
  offAt: zTime.nullable(),
  /** Until when a replaced secret still signs; null if there is none. */
  oldSecretUntil: zTime.nullable(),
})
export type WebhookEndpointView = z.output<typeof zWebhookEndpoint>

export const zNewWebhookEndpoint = z.object({ url: zUrl, events: zEvents })

export const zWebhookChange = z.object({
  active: z.boolean().optional(),
  url: zUrl.optional(),
  events: zEvents.optional(),
})

export const zSecretChange = z.object({ overlapHours: z.literal(SECRET_OVERLAPS).default(24) })

export const zWebhookDelivery = z.object({
  id: zId,
  /** For example `job.completed`. */
  type: z.string(),
  createdAt: zTime,
  status: z.enum(DELIVERY_STATUSES),
  attempts: z.int(),
  /** When the next attempt is due; null if the delivery is not pending or the endpoint is off. */
  nextAt: zTime.nullable(),
  triedAt: zTime.nullable(),
  /** HTTP status of the last response; null if there was none. */
  answerStatus: z.int().nullable(),
  /** The start of the last response, or why there was none. */
  answer: z.string().nullable(),
  /** `data` of the event's body. */
  data: z.record(z.string(), z.unknown()),
})
export type WebhookDeliveryView = z.output<typeof zWebhookDelivery>
