import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zTime } from '../../core/shapes.ts'
import { ACCOUNT_ROLES, ACCOUNT_STATUSES } from '../accounts/rules/status.ts'

/** Why the caller's account is paused. Null for visitors and active accounts. */
export const zAccountRestriction = z.object({
  role: z.enum(ACCOUNT_ROLES),
  status: z.enum(ACCOUNT_STATUSES).exclude(['active']),
  /** Free text that the operator entered. */
  reason: z.string().nullable(),
  contractEndsAt: zTime.nullable(),
  /** When a renewal of the contract was requested. */
  renewalRequestedAt: zTime.nullable(),
})
export type AccountRestriction = z.output<typeof zAccountRestriction>

export const contract = {
  standing: endpoint({
    id: 'closures.standing',
    method: 'GET',
    path: '/api/accounts/standing',
    audience: 'open',
    summary: 'Returns why the caller’s account is expired, suspended or closed, or null.',
    output: zAccountRestriction.nullable(),
  }),
}
