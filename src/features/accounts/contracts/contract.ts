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
      'Asks for a new contract after the last one ended. Asked again, it keeps the first time and the new message',
    body: z.object({ note: z.string().trim().max(RENEWAL_NOTE_MAX).default('') }),
    output: z.object({ requestedAt: zTime }),
    errors: ['conflict'],
  }),
}
