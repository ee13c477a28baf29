import { inGroup, type Operation } from './operation.ts'

const webhooks = inGroup('Webhooks')

export const webhookOperations: readonly Operation[] = [
  webhooks(
    'GET /webhook-endpoints',
    ['listWebhookEndpoints', 'webhookEndpoints.list'],
    ['List endpoints', 'Lists the account’s webhook endpoints, newest first.'],
    { returns: 'WebhookEndpoint' },
  ),
  webhooks(
    'POST /webhook-endpoints',
    ['createWebhookEndpoint', 'webhookEndpoints.create'],
    [
      'Create an endpoint',
      'Creates a webhook endpoint. The URL must start with https:// and be reachable from the internet. `secret` is returned only in this response.',
    ],
    {
      returns: 'WebhookEndpoint',
      example: { url: 'https://hooks.example.com/talad', events: ['job.*'] },
    },
  ),
  webhooks(
    'GET /webhook-endpoints/{endpointId}',
    ['getWebhookEndpoint', 'webhookEndpoints.get'],
    ['Get an endpoint', 'Returns the endpoint’s URL, events and state, without the secret.'],
    { returns: 'WebhookEndpoint' },
  ),
  webhooks(
    'PATCH /webhook-endpoints/{endpointId}',
    ['updateWebhookEndpoint', 'webhookEndpoints.update'],
    [
      'Update an endpoint',
      'Updates the URL or the events, or turns the endpoint on or off. Pending deliveries are sent once it’s turned on again. Events that happen while it’s off aren’t sent later.',
    ],
    { returns: 'WebhookEndpoint', example: { active: true } },
  ),
  webhooks(
    'DELETE /webhook-endpoints/{endpointId}',
    ['deleteWebhookEndpoint', 'webhookEndpoints.remove'],
    ['Delete an endpoint', 'Deletes the endpoint and its deliveries.'],
  ),
  webhooks(
    'POST /webhook-endpoints/{endpointId}/secret',
    ['replaceWebhookSecret', 'webhookEndpoints.replaceSecret'],
    [
      'Replace the secret',
      'Creates a new signing secret, which is returned only in this response. Until the old secret expires, each webhook is signed with both.',
    ],
    { returns: 'WebhookEndpoint' },
  ),
  webhooks(
    'POST /webhook-endpoints/{endpointId}/test',
    ['sendTestEvent', 'webhookEndpoints.sendTest'],
    ['Send a test event', 'Sends the event `webhook.test` once. If the delivery fails, the endpoint stays on.'],
    { returns: 'Delivery' },
  ),
  webhooks(
    'GET /webhook-endpoints/{endpointId}/deliveries',
    ['listDeliveries', 'webhookEndpoints.deliveries'],
    ['List deliveries', 'Lists the deliveries of the last 30 days, newest first, with your server’s last response.'],
    { returns: 'Delivery' },
  ),
  webhooks(
    'POST /webhook-endpoints/{endpointId}/deliveries/{deliveryId}/resend',
    ['resendDelivery', 'webhookEndpoints.resend'],
    [
      'Send a delivery again',
      'Sends the delivery immediately with the same `webhook-id`. If it fails, it is retried like a new one.',
    ],
    { returns: 'Delivery' },
  ),
]
