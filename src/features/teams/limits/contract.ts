import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zId, zOk, zSatang } from '../../../core/shapes.ts'
import { zSecondStep } from '../../two-step/shapes.ts'
import { zHoldRequest, zLimits, zOwnLimit } from '../shapes.ts'

const path = '/api/marketers/{id}/team'
const params = z.object({ id: zId })
const ofRequest = params.extend({ requestId: zId })
const marketer = { audience: 'marketer' } as const

/** Members' limits, and holds above them, which an owner or finance member must approve. */
export const limitsContract = {
  saveLimits: endpoint({
    ...marketer,
    permission: 'account',
    id: 'teams.saveLimits',
    method: 'PATCH',
    path: `${path}/limits`,
    summary:
      'Sets how much a campaign manager can put on hold with one action and in a month. Applies from the next action.',
    params,
    body: zLimits,
    output: zLimits,
    errors: ['not_found'],
  }),
  saveMemberLimits: endpoint({
    ...marketer,
    permission: 'account',
    id: 'teams.saveMemberLimits',
    method: 'PATCH',
    path: `${path}/members/{personId}/limits`,
    summary: 'Sets limits for one member. Null applies the team’s limits again.',
    params: params.extend({ personId: zId }),
    body: z.object({ limits: zLimits.nullable() }),
    output: zOk,
    errors: ['not_found', 'own_role'],
  }),
  ownLimit: endpoint({
    ...marketer,
    id: 'teams.ownLimit',
    method: 'GET',
    path: `${path}/own-limit`,
    summary: 'Returns the limits that apply to the caller’s own holds, or null.',
    limited: true,
    params,
    output: zOwnLimit.nullable(),
    errors: ['not_found'],
  }),
  holdRequests: endpoint({
    ...marketer,
    id: 'teams.holdRequests',
    method: 'GET',
    path: `${path}/hold-requests`,
    summary: 'Lists hold requests that await approval, oldest first, at most 100.',
    limited: true,
    params,
    output: z.array(zHoldRequest),
    errors: ['not_found'],
  }),
  approveHold: endpoint({
    ...marketer,
    permission: 'finance',
    id: 'teams.approveHold',
    method: 'POST',
    path: `${path}/hold-requests/{requestId}/approve`,
    rateLimit: 'money',
    summary:
      'Approves a hold request: puts the amount on hold and takes the slot. If the job no longer allows it, the error of the requested action is returned and the request remains open.',
    params: ofRequest,
    body: z.object({
      /** The amount that the approver saw, satang. */
      amount: zSatang,
      /** A code of the caller's authenticator app, or a recovery code. */
      code: zSecondStep,
    }),
    output: z.object({ amount: zSatang }),
    errors: [
      'not_found',
      'hold_request_over',
      'own_hold_request',
      'two_step_required',
      'two_step_wrong',
      'two_step_locked',
      'hold_changed',
      'insufficient_credits',
      'package_empty',
      'slot_taken',
      'already_applied',
      'campaign_closed',
      'campaign_not_live',
      'campaign_paused',
      'party_not_active',
      'influencer_paused',
      'person_paused',
      'price_changed',
      'price_required',
      'counter_offer_pending',
      'counter_offer_used',
      'no_counter_offer',
      'job_state',
      'job_guard',
      'conflict',
    ],
    idempotent: true,
  }),
  declineHold: endpoint({
    ...marketer,
    permission: 'finance',
    id: 'teams.declineHold',
    method: 'POST',
    path: `${path}/hold-requests/{requestId}/decline`,
    summary: 'Declines a hold request. Nothing is put on hold.',
    params: ofRequest,
    output: zOk,
    errors: ['not_found', 'hold_request_over', 'own_hold_request'],
  }),
}
