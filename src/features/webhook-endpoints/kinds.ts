/** Events that an endpoint may choose, by the side that it belongs to. */
export const EVENTS_OF = {
  marketer: ['job.*', 'campaign.*', 'charge.paid'],
  influencer: ['job.*', 'withdrawal.*'],
} as const

export type WebhookEvent = (typeof EVENTS_OF)[keyof typeof EVENTS_OF][number]
export const WEBHOOK_EVENTS = [...new Set<WebhookEvent>([...EVENTS_OF.marketer, ...EVENTS_OF.influencer])] as [
  WebhookEvent,
  ...WebhookEvent[],
]

/**
 * `off`: its owner turned it off. `failed`: a delivery failed at every try. `closed`: the account was closed.
 */
export const ENDPOINT_STATES = ['active', 'off', 'failed', 'closed'] as const
export const DELIVERY_STATUSES = ['pending', 'sent', 'failed'] as const

/** The event that owners send themselves. It is tried once and turns nothing off. */
export const TEST_EVENT = 'webhook.test'

/** Days for which deliveries are kept. */
export const RETENTION_DAYS = 30

/** Endpoints of an account. */
export const ENDPOINTS_MAX = 10
export const URL_MAX = 500

/** Hours for which the replaced secret still signs. */
export const SECRET_OVERLAPS = [24, 0] as const
