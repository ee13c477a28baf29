import { z } from 'zod'
import { zId, zTime } from '../../core/shapes.ts'
import { URL_MAX, WEBHOOK_EVENTS } from './kinds.ts'

export const zWebhookEvent = z.enum(WEBHOOK_EVENTS)

export const zWebhookEndpoint = z.object({
  id: zId,
  url: z.string(),
  events: z.array(zWebhookEvent),
  createdAt: zTime,
  /** `failed`: switched off because a delivery failed at every try. */
  state: z.enum(['active', 'off', 'failed']),
})
export type WebhookEndpointView = z.output<typeof zWebhookEndpoint>

export const zNewWebhookEndpoint = z.object({
  url: z.string().trim().min(1).max(URL_MAX),
  events: z.array(zWebhookEvent).min(1).max(WEBHOOK_EVENTS.length),
})

export const zWebhookDelivery = z.object({
  id: zId,
  /** Such as `job.completed`. */
  type: z.string(),
  createdAt: zTime,
  status: z.enum(['pending', 'sent', 'failed']),
  attempts: z.int(),
  /** When the next try is due; null unless pending. */
  nextAt: zTime.nullable(),
  triedAt: zTime.nullable(),
  /** HTTP status of the last answer; null without one. */
  answerStatus: z.int().nullable(),
  /** The start of the last answer, or why there was none. */
  answer: z.string().nullable(),
})
export type WebhookDeliveryView = z.output<typeof zWebhookDelivery>
