import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zOk } from '../../../core/shapes.ts'
import { KIND_GROUPS } from '../rules.ts'

const params = z.object({ id: zId })

/**
 * Unsubscribes from the emails of one group, by the link in one of them. The id is the email's unguessable capability.
 */
export const unsubscribeContract = {
  subscription: endpoint({
    id: 'notifications.subscription',
    method: 'GET',
    path: '/api/unsubscribe/{id}',
    audience: 'open',
    summary: 'Returns the group of emails that an unsubscribe link ends, and whether they are still sent.',
    params,
    output: z.object({ group: z.enum(KIND_GROUPS), on: z.boolean() }),
    errors: ['not_found'],
  }),
  unsubscribe: endpoint({
    id: 'notifications.unsubscribe',
    summary: 'Unsubscribes from one group of emails with the link contained in each of them.',
    method: 'POST',
    path: '/api/unsubscribe/{id}',
    audience: 'open',
    params,
    output: zOk,
    errors: ['not_found'],
  }),
}
