import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zTime } from '../../core/shapes.ts'

/** Why the caller's own account stands still; null for visitors and for accounts that do not. */
export const zStanding = z.object({
  role: z.enum(['influencer', 'marketer', 'operator']),
  status: z.enum(['suspended', 'expired', 'permanently', 'deactivated']),
  /** The operator's own words. */
  reason: z.string().nullable(),
  contractEndsAt: zTime.nullable(),
})
export type Standing = z.output<typeof zStanding>

export const contract = {
  standing: endpoint({
    id: 'closures.standing',
    method: 'GET',
    path: '/api/accounts/standing',
    audience: 'open',
    summary: "Why the caller's account is expired, suspended or closed",
    output: zStanding.nullable(),
  }),
}
