import { z } from 'zod'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { APPROVAL_KINDS, APPROVAL_STATUSES } from './kinds.ts'

const zPerson = z.object({ id: zId, name: z.string() })

/** An action that needs two operators: one requests it, another one approves it. */
export const zApproval = z.object({
  id: zId,
  kind: z.enum(APPROVAL_KINDS),
  targetId: zId,
  scopeId: zId,
  /** Reference or name of the thing that the action changes. */
  about: z.string(),
  marketer: zPerson.nullable(),
  amount: zSatang,
  reason: z.string(),
  /** What the action will do, if the amount does not say it. */
  effect: z.string().nullable(),
  /** Why the second operator declined. */
  declineReason: z.string().nullable(),
  status: z.enum(APPROVAL_STATUSES),
  requestedBy: zPerson,
  requestedAt: zTime,
  expiresAt: zTime.nullable(),
  decidedBy: zPerson.nullable(),
  decidedAt: zTime.nullable(),
})
export type Approval = z.output<typeof zApproval>
