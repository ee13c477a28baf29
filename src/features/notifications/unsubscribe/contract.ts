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
    summary: 'Which emails a link ends, and whether they still come',
    params,
    output: z.object({ group: z.enum(KIND_GROUPS), on: z.boolean() }),
    errors: ['not_found'],
  }),
  unsubscribe: endpoint({
    id: 'notifications.unsubscribe',
    summary: 'Ends one group of emails, by the link in each of them',
    method: 'POST',
    path: '/api/unsubscribe/{id}',
    audience: 'open',
    params,
    output: zOk,
    errors: ['not_found'],
  }),
}
