/** Events that an endpoint can subscribe to, by the side of its account. */
export const EVENTS_OF = {
  marketer: ['job.*', 'campaign.*', 'charge.paid'],
  influencer: ['job.*', 'withdrawal.*'],
} as const

export type WebhookEvent = (typeof EVENTS_OF)[keyof typeof EVENTS_OF][number]
export const WEBHOOK_EVENTS = [...new Set<WebhookEvent>([...EVENTS_OF.marketer, ...EVENTS_OF.influencer])] as [
  WebhookEvent,
  ...WebhookEvent[],
]

/** `off`: turned off by its owner. `failed`: all attempts of a delivery failed. `closed`: the account was closed. */
export const ENDPOINT_STATES = ['active', 'off', 'failed', 'closed'] as const
export const DELIVERY_STATUSES = ['pending', 'sent', 'failed'] as const

/** A test event that owners can send. It is attempted once, and a failure does not turn the endpoint off. */
export const TEST_EVENT = 'webhook.test'

/** Deliveries are deleted after this many days. */
export const RETENTION_DAYS = 30

/** Maximum number of endpoints of an account. */
export const ENDPOINTS_MAX = 10
export const URL_MAX = 500

/** Hours for which a replaced secret still signs. */
export const SECRET_OVERLAPS = [24, 0] as const
