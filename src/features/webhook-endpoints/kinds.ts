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

/** Endpoints of an account. */
export const ENDPOINTS_MAX = 10
export const URL_MAX = 500
