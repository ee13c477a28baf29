import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zTime } from '../../../core/shapes.ts'

/** Maximum length of the message in a renewal request. */
export const RENEWAL_NOTE_MAX = 500

export const contractsContract = {
  requestRenewal: endpoint({
    id: 'accounts.requestRenewal',
    method: 'POST',
    path: '/api/accounts/renewal',
    audience: 'any',
    summary:
      'Requests a new contract after the previous one has expired. A repeated request replaces the message and keeps the time of the first request.',
    body: z.object({ note: z.string().trim().max(RENEWAL_NOTE_MAX).default('') }),
    output: z.object({ requestedAt: zTime }),
    errors: ['conflict'],
  }),
}
