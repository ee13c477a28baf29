import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zOk, zPaging } from '../../core/shapes.ts'
import { DELIVERY_STATUSES } from './kinds.ts'
import { zNewWebhookEndpoint, zSecretChange, zWebhookChange, zWebhookDelivery, zWebhookEndpoint } from './shapes.ts'

export type { WebhookDeliveryView, WebhookEndpointView } from './shapes.ts'

const one = z.object({ id: zId })
const CLOSED = ['account_suspended', 'account_expired', 'account_closed'] as const

export const contract = {
  list: endpoint({
    id: 'webhookEndpoints.list',
    method: 'GET',
    path: '/api/webhook-endpoints',
    audience: 'any',
    permission: 'account',
    summary: 'Lists the caller’s webhook endpoints, newest first.',
    output: z.array(zWebhookEndpoint),
    errors: ['wrong_role'],
  }),
  create: endpoint({
    id: 'webhookEndpoints.create',
    method: 'POST',
    path: '/api/webhook-endpoints',
    audience: 'any',
    summary: 'Creates a webhook endpoint. `secret` signs its webhooks and is returned only in this response.',
    body: zNewWebhookEndpoint,
    output: zWebhookEndpoint,
    extra: z.object({ secret: z.string() }),
    errors: ['wrong_role', 'webhook_url', 'webhook_events', 'webhook_endpoints_full', ...CLOSED],
  }),
  get: endpoint({
    id: 'webhookEndpoints.get',
    method: 'GET',
    path: '/api/webhook-endpoints/{id}',
    audience: 'any',
    permission: 'account',
    summary: 'Returns one of the caller’s webhook endpoints.',
    params: one,
    output: zWebhookEndpoint,
    errors: ['not_found'],
  }),
  update: endpoint({
    id: 'webhookEndpoints.update',
    method: 'PATCH',
    path: '/api/webhook-endpoints/{id}',
    audience: 'any',
    summary: 'Updates the URL or the events of a webhook endpoint, or turns it on or off.',
    params: one,
    body: zWebhookChange,
    output: zWebhookEndpoint,
    errors: ['not_found', 'wrong_role', 'webhook_url', 'webhook_events', ...CLOSED],
  }),
  remove: endpoint({
    id: 'webhookEndpoints.remove',
    method: 'DELETE',
    path: '/api/webhook-endpoints/{id}',
    audience: 'any',
    summary: 'Deletes a webhook endpoint and its deliveries.',
    params: one,
    output: zOk,
    errors: ['not_found'],
  }),
  replaceSecret: endpoint({
    id: 'webhookEndpoints.replaceSecret',
    method: 'POST',
    path: '/api/webhook-endpoints/{id}/secret',
    audience: 'any',
    summary:
      'Creates a new signing secret. Webhooks are also signed with the old secret for `overlapHours`; 0 ends it immediately.',
    params: one,
    body: zSecretChange,
    output: zWebhookEndpoint,
    extra: z.object({ secret: z.string() }),
    errors: ['not_found', ...CLOSED],
  }),
  sendTest: endpoint({
    id: 'webhookEndpoints.sendTest',
    method: 'POST',
    path: '/api/webhook-endpoints/{id}/test',
    audience: 'any',
    summary: 'Sends the event `webhook.test` once.',
    params: one,
    output: zWebhookDelivery,
    errors: ['not_found', 'webhook_endpoint_off', ...CLOSED],
  }),
  deliveries: endpoint({
    id: 'webhookEndpoints.deliveries',
    method: 'GET',
    path: '/api/webhook-endpoints/{id}/deliveries',
    audience: 'any',
    permission: 'account',
    summary: 'Lists the deliveries of the last 30 days, newest first.',
    params: one,
    query: z.object({ ...zPaging, status: z.enum(DELIVERY_STATUSES).optional() }),
    output: z.array(zWebhookDelivery),
    extra: zNext,
    errors: ['not_found'],
  }),
  resend: endpoint({
    id: 'webhookEndpoints.resend',
    method: 'POST',
    path: '/api/webhook-endpoints/{id}/deliveries/{deliveryId}/resend',
    audience: 'any',
    summary: 'Sends a delivery again with the same ID.',
    params: z.object({ id: zId, deliveryId: zId }),
    output: zWebhookDelivery,
    errors: ['not_found', 'webhook_endpoint_off', ...CLOSED],
  }),
}
