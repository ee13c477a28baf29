import { inGroup, type Operation } from './operation.ts'

const webhooks = inGroup('Webhooks')

export const webhookOperations: readonly Operation[] = [
  webhooks(
    'GET /webhook-endpoints',
    ['listWebhookEndpoints', 'webhookEndpoints.list'],
    ['List endpoints', 'The webhook endpoints of the account, newest first.'],
    { returns: 'WebhookEndpoint' },
  ),
  webhooks(
    'POST /webhook-endpoints',
    ['createWebhookEndpoint', 'webhookEndpoints.create'],
    [
      'Create an endpoint',
      'The URL must start with https:// and be reachable from the internet. `secret` is in this answer only.',
    ],
    {
      returns: 'WebhookEndpoint',
      example: { url: 'https://hooks.example.com/talad', events: ['job.*'] },
    },
  ),
  webhooks(
    'GET /webhook-endpoints/{endpointId}',
    ['getWebhookEndpoint', 'webhookEndpoints.get'],
    ['Get an endpoint', 'Its URL, events and state, without the secret.'],
    { returns: 'WebhookEndpoint' },
  ),
  webhooks(
    'PATCH /webhook-endpoints/{endpointId}',
    ['updateWebhookEndpoint', 'webhookEndpoints.update'],
    [
      'Change an endpoint',
      'Another URL, other events, on or off. Deliveries that wait are sent once it is on again; events while it is off are not sent later.',
    ],
    { returns: 'WebhookEndpoint', example: { active: true } },
  ),
  webhooks(
    'DELETE /webhook-endpoints/{endpointId}',
    ['deleteWebhookEndpoint', 'webhookEndpoints.remove'],
    ['Delete an endpoint', 'Deletes it with its deliveries.'],
  ),
  webhooks(
    'POST /webhook-endpoints/{endpointId}/secret',
    ['replaceWebhookSecret', 'webhookEndpoints.replaceSecret'],
    [
      'Replace the secret',
      'Creates a new signing secret; it is in this answer only. Until the old one ends, each webhook carries a signature of both.',
    ],
    { returns: 'WebhookEndpoint' },
  ),
  webhooks(
    'POST /webhook-endpoints/{endpointId}/test',
    ['sendTestEvent', 'webhookEndpoints.sendTest'],
    ['Send a test event', 'Sends the event `webhook.test` once. A failure turns nothing off.'],
    { returns: 'Delivery' },
  ),
  webhooks(
    'GET /webhook-endpoints/{endpointId}/deliveries',
    ['listDeliveries', 'webhookEndpoints.deliveries'],
    ['List deliveries', 'Deliveries of the last 30 days, newest first, with the last answer of the receiver.'],
    { returns: 'Delivery' },
  ),
  webhooks(
    'POST /webhook-endpoints/{endpointId}/deliveries/{deliveryId}/resend',
    ['resendDelivery', 'webhookEndpoints.resend'],
    ['Send a delivery again', 'Sends it at once under the same `webhook-id`, with all tries.'],
    { returns: 'Delivery' },
  ),
]
