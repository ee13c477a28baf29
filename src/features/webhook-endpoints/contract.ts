import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zOk, zPaging } from '../../core/shapes.ts'
import { zNewWebhookEndpoint, zWebhookDelivery, zWebhookEndpoint } from './shapes.ts'

export type { WebhookDeliveryView, WebhookEndpointView } from './shapes.ts'

const one = z.object({ id: zId })

export const contract = {
  list: endpoint({
    id: 'webhookEndpoints.list',
    method: 'GET',
    path: '/api/webhook-endpoints',
    audience: 'any',
    summary: "The caller's webhook endpoints, newest first",
    output: z.array(zWebhookEndpoint),
    errors: ['wrong_role'],
  }),
  create: endpoint({
    id: 'webhookEndpoints.create',
    method: 'POST',
    path: '/api/webhook-endpoints',
    audience: 'any',
    summary: 'Creates an endpoint. `secret` signs its webhooks and is never shown again.',
    body: zNewWebhookEndpoint,
    output: zWebhookEndpoint,
    extra: z.object({ secret: z.string() }),
    errors: [
      'wrong_role',
      'webhook_url',
      'webhook_events',
      'webhook_endpoints_full',
      'account_suspended',
      'account_expired',
      'account_closed',
    ],
  }),
  update: endpoint({
    id: 'webhookEndpoints.update',
    method: 'PATCH',
    path: '/api/webhook-endpoints/{id}',
    audience: 'any',
    summary: 'Switches an endpoint on or off',
    params: one,
    body: z.object({ active: z.boolean() }),
    output: zWebhookEndpoint,
    errors: ['not_found', 'account_suspended', 'account_expired', 'account_closed'],
  }),
  remove: endpoint({
    id: 'webhookEndpoints.remove',
    method: 'DELETE',
    path: '/api/webhook-endpoints/{id}',
    audience: 'any',
    summary: 'Deletes an endpoint with its deliveries',
    params: one,
    output: zOk,
    errors: ['not_found'],
  }),
  deliveries: endpoint({
    id: 'webhookEndpoints.deliveries',
    method: 'GET',
    path: '/api/webhook-endpoints/{id}/deliveries',
    audience: 'any',
    summary: 'Deliveries of the last 30 days, newest first',
    params: one,
    query: z.object({ ...zPaging }),
    output: z.array(zWebhookDelivery),
    extra: zNext,
    errors: ['not_found'],
  }),
  resend: endpoint({
    id: 'webhookEndpoints.resend',
    method: 'POST',
    path: '/api/webhook-endpoints/{id}/deliveries/{deliveryId}/resend',
    audience: 'any',
    summary: 'Sends a delivery again under the same id',
    params: z.object({ id: zId, deliveryId: zId }),
    output: zWebhookDelivery,
    errors: ['not_found', 'webhook_endpoint_off', 'account_suspended', 'account_expired', 'account_closed'],
  }),
}
