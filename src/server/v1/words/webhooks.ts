/** Webhook endpoints, deliveries and events. */
export const webhooks: Readonly<Record<string, string>> = {
  active: '`true` turns the endpoint on, `false` off.',
  'Delivery.answer': 'The start of the last answer, or why there was none; null before the first try.',
  answerStatus: 'HTTP status of the last answer; null without one.',
  attempts: 'How often it was tried since it was last sent by hand.',
  'Delivery.data': '`data` of the event, as it is sent.',
  deliveryId: 'Id of a delivery.',
  endpointId: 'Id of a webhook endpoint.',
  events: 'Events that are sent to the endpoint: a type, or a group such as `job.*`.',
  nextAt: 'When it is tried next; null unless it waits, and while the endpoint is off.',
  offAt: 'When it was turned off; null while it is on.',
  oldSecretUntil: 'Until when a replaced secret signs too; null without one.',
  overlapHours: 'Hours for which the old secret signs too; 0 ends it at once.',
  previousStatus: 'The status before; null for a new one.',
  secret: 'The signing secret. It is shown in this answer only.',
  'WebhookEndpoint.state':
    '`active`; `off`: turned off by its owner; `failed`: turned off because a delivery failed at every try; `closed`: the account was closed.',
  timestamp: 'When it happened.',
  triedAt: 'When it was last tried; null before the first try.',
  withdrawalId: 'Id of a withdrawal.',
}
