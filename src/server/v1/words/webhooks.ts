/** Webhook endpoints, deliveries and events. */
export const webhooks: Readonly<Record<string, string>> = {
  active: '`true` turns the endpoint on, `false` turns it off.',
  'Delivery.answer': 'Start of the last response, or why there was none; null before the first attempt.',
  answerStatus: 'HTTP status of the last response; null if there was none.',
  attempts: 'Number of attempts since it was last sent manually.',
  'Delivery.data': 'The event’s `data`, as sent.',
  deliveryId: 'ID of the delivery.',
  endpointId: 'ID of the webhook endpoint.',
  events: 'Events sent to the endpoint: a type, or a group such as `job.*`.',
  nextAt: 'When the next attempt is due; null if none is pending or the endpoint is off.',
  offAt: 'When it was turned off; null while it’s on.',
  oldSecretUntil: 'Until when a replaced secret also signs; null if there is none.',
  overlapHours: 'Hours for which the old secret also signs. 0 ends it immediately.',
  previousStatus: 'The previous status; null for a new one.',
  secret: 'The signing secret. It’s returned only in this response.',
  'WebhookEndpoint.state':
    '`active`; `off`, turned off by its owner; `failed`, turned off because every attempt at a delivery failed; `closed`, the account was closed.',
  timestamp: 'When it happened.',
  triedAt: 'When the last attempt was made; null before the first attempt.',
  withdrawalId: 'ID of the withdrawal.',
}
