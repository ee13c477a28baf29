import { z } from 'zod'
import { zId, zTime } from '../../core/shapes.ts'
import { MANAGER_SCOPES } from './kinds.ts'
import { AGREEMENT_STATES } from './rules/agreement.ts'

/** The terms of an agreement or an invitation. */
export const zAgreement = z.object({
  id: zId,
  state: z.enum(AGREEMENT_STATES),
  scope: z.array(z.enum(MANAGER_SCOPES)),
  shareBps: z.int(),
  invitedAt: zTime,
  expiresAt: zTime.nullable(),
  agreedAt: zTime.nullable(),
  endsAt: zTime.nullable(),
  noticeBy: z.enum(['manager', 'partner']).nullable(),
})
export type Agreement = z.output<typeof zAgreement>

/** Current tax terms of a payee. */
export const zPayee = z.object({
  withholding: z.object({
    brackets: z.array(z.object({ upTo: z.int().nullable(), rateBps: z.int() })),
    baseBps: z.int(),
    threshold: z.int(),
  }),
  vatBps: z.int(),
})
