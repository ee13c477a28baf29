import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zOk, zTime } from '../../../core/shapes.ts'

const own = {
  audience: 'marketer',
  path: '/api/marketers/{id}/finance-email',
  params: z.object({ id: zId }),
  errors: ['not_found'],
} as const

/** The email address that gets each new document. It is connected with a code sent to it (purpose `finance_email`). */
export const financeContract = {
  financeEmail: endpoint({
    ...own,
    id: 'notifications.financeEmail',
    method: 'GET',
    summary: 'Returns the email address that receives each new document as PDF, or null.',
    output: z.object({ email: z.string(), since: zTime }).nullable(),
  }),
  removeFinanceEmail: endpoint({
    ...own,
    id: 'notifications.removeFinanceEmail',
    summary: 'Removes the finance team’s email address.',
    permission: 'finance',
    method: 'DELETE',
    output: zOk,
  }),
}
