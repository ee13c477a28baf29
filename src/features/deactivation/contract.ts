import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zSatang, zTime } from '../../core/shapes.ts'
import { BLOCKER_MESSAGES, BLOCKERS } from './rules/blockers.ts'
import { REASONS, ROLES } from './rules/reasons.ts'

const influ = '/sv_influ_api/influ'

const zBlocker = z.object({
  code: z.enum(BLOCKERS),
  /** The message code that the API specification defines for this blocker, or null. */
  message: z.enum(BLOCKER_MESSAGES).nullable(),
  count: z.int(),
  amount: zSatang.nullable(),
  /** The job that has to be answered or completed first. */
  job: z
    .object({
      id: zId,
      campaignId: zId,
      title: z.object({ th: z.string(), en: z.string() }),
      dueAt: zTime.nullable(),
    })
    .nullable(),
  /** The campaign that has to be closed first. */
  campaign: z.object({ id: zId, title: z.object({ th: z.string(), en: z.string() }) }).nullable(),
  /** The payment that has to be completed or cancelled first. */
  chargeId: zId.nullable(),
})
export type Blocker = z.output<typeof zBlocker>

const zRequest = z.object({
  reason: z.enum(REASONS),
  note: z.string().trim().max(500).default(''),
  /**
   * The remaining balance or a marketer's credits that the owner gives up, satang: exactly the current amount, or 0.
   */
  giveUp: zSatang.min(0).default(0),
  /** VAT without a tax invoice that the owner gives up, satang: all of it, or 0. */
  giveUpVat: zSatang.min(0).default(0),
})

const zState = z.object({
  allowed: z.boolean(),
  /** What prevents closing, most urgent first. An amount that can be given up is not a blocker. */
  blockers: z.array(zBlocker),
  email: z.string(),
  channels: z.int(),
  bank: z.object({ name: z.object({ th: z.string(), en: z.string() }), last4: z.string() }).nullable(),
  available: zSatang,
  /** The fee of a withdrawal. */
  fee: zSatang,
  /** The minimum withdrawal of an account that stays open. */
  minimum: zSatang,
  /**
   * An influencer's balance that does not exceed the fee, or the value of a marketer's credits and package jobs. It can
   * only be given up.
   */
  rest: zSatang,
  /** Unused jobs of a marketer's packages. */
  packageJobs: z.int(),
  /** VAT whose tax invoice was not sent or was rejected. The owner sends the invoices or gives the VAT up. */
  vatUnsent: zSatang,
  /** The last choice that is not confirmed yet. */
  request: z.object({ reason: z.enum(REASONS), note: z.string(), giveUp: zSatang, giveUpVat: zSatang }).nullable(),
})
export type DeactivationState = z.output<typeof zState>

const zReason = z.object({ code: z.enum(REASONS), name: z.string() })

const zReceipt = z.object({
  reference: z.string(),
  at: zTime,
  role: z.enum(ROLES),
  /** Balance of an influencer, or value of a marketer's credits and package jobs, satang. */
  givenUp: zSatang,
})
export type Receipt = z.output<typeof zReceipt>

const errors = ['not_found', 'deactivation_blocked'] as const
const uuid = z.object({ uuid: zId })

export const contract = {
  validate: endpoint({
    id: 'deactivation.validate',
    method: 'GET',
    path: `${influ}/validate/deactivate/{uuid}`,
    audience: 'influencer',
    summary: 'Returns whether the account can be closed and what must be done first.',
    params: uuid,
    output: zState,
    errors: ['not_found'],
  }),
  reasons: endpoint({
    id: 'deactivation.reasons',
    summary: 'Lists the reasons for closing an account.',
    method: 'GET',
    path: `${influ}/deactivate/reason`,
    audience: 'influencer',
    output: z.array(zReason),
  }),
  request: endpoint({
    id: 'deactivation.request',
    method: 'POST',
    path: '/api/influencers/{id}/deactivation',
    audience: 'influencer',
    summary: 'Stores the reason and the choices for closing the account until a code confirms them.',
    params: z.object({ id: zId }),
    body: zRequest,
    output: zState,
    errors,
  }),
  deactivate: endpoint({
    id: 'deactivation.deactivate',
    method: 'PATCH',
    path: `${influ}/account/deactivate/{uuid}`,
    audience: 'influencer',
    rateLimit: 'money',
    summary:
      'Closes the account permanently and ends its sessions. Requires a code verified for `deactivation`. If the account can’t be closed, `details` of the error lists the `blockers`.',
    params: uuid,
    body: zRequest,
    output: zReceipt,
    errors: [...errors, 'step_up_required'],
  }),
  validateMarketer: endpoint({
    id: 'deactivation.validateMarketer',
    method: 'GET',
    path: '/sv_marketer_profile/deactivate/',
    audience: 'marketer',
    permission: 'account',
    summary: 'Returns whether the account can be closed, what must be done first, and the reasons to choose from.',
    output: zState,
    extra: z.object({ reasons: z.array(zReason) }),
    errors: ['not_found'],
  }),
  requestMarketer: endpoint({
    id: 'deactivation.requestMarketer',
    method: 'POST',
    path: '/api/marketers/{id}/deactivation',
    audience: 'marketer',
    summary: 'Stores the reason and the choices for closing the account until a code confirms them.',
    params: z.object({ id: zId }),
    body: zRequest,
    output: zState,
    errors,
  }),
  deactivateMarketer: endpoint({
    id: 'deactivation.deactivateMarketer',
    method: 'PATCH',
    path: '/sv_marketer_profile/deactivate/',
    audience: 'marketer',
    rateLimit: 'money',
    summary:
      'Closes the account permanently, forfeits its remaining credits and ends its sessions. Requires a code verified for `deactivation`. If the account can’t be closed, `details` of the error lists the `blockers`.',
    body: zRequest,
    output: zReceipt,
    errors: [...errors, 'step_up_required'],
  }),
  receipt: endpoint({
    id: 'deactivation.receipt',
    method: 'GET',
    path: '/api/deactivation/receipt',
    audience: 'open',
    summary: 'Returns the account that this browser closed within the last hour, or null.',
    output: zReceipt.nullable(),
  }),
}
