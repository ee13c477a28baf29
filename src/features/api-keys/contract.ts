import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zOk } from '../../core/shapes.ts'
import { zApiKey, zNewApiKey } from './shapes.ts'

export type { ApiKeyView } from './shapes.ts'

export const contract = {
  list: endpoint({
    id: 'apiKeys.list',
    method: 'GET',
    path: '/api/api-keys',
    audience: 'any',
    permission: 'account',
    summary: 'Lists the caller’s keys for /api/v1, newest first, at most 100.',
    output: z.array(zApiKey),
    errors: ['wrong_role'],
  }),
  create: endpoint({
    id: 'apiKeys.create',
    method: 'POST',
    path: '/api/api-keys',
    audience: 'any',
    summary:
      'Creates a key. `token` is the key itself; it is returned only in this response. A login with two-step verification sends `code`.',
    body: zNewApiKey,
    output: zApiKey,
    extra: z.object({ token: z.string() }),
    errors: [
      'wrong_role',
      'scope_of_other_role',
      'api_keys_full',
      'account_suspended',
      'account_expired',
      'account_closed',
      'two_step_code_required',
      'two_step_wrong',
      'two_step_locked',
    ],
  }),
  revoke: endpoint({
    id: 'apiKeys.revoke',
    method: 'DELETE',
    path: '/api/api-keys/{id}',
    audience: 'any',
    summary: 'Revokes a key immediately.',
    params: z.object({ id: zId }),
    output: zOk,
    errors: ['not_found', 'wrong_role'],
  }),
}
