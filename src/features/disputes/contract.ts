import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zPaging, zText, zTime } from '../../core/shapes.ts'
import { zApproval } from '../approvals/shapes.ts'
import { actEndpoint } from '../jobs/contract.ts'
import { zActor, zJobRow, zJobState } from '../jobs/shapes.ts'

const params = z.object({ id: zId })
const back = { audience: 'operator', params, output: zJobState, rateLimit: 'money' } as const
export const OPERATOR_QUEUES = ['dispute', 'link', 'insight', 'frozen'] as const
export type OperatorQueue = (typeof OPERATOR_QUEUES)[number]

/** A job that waits for an operator. `overdue`: its deadline for the operators has passed. */
export const zOperatorQueueRow = zJobRow.extend({
  kind: z.enum(OPERATOR_QUEUES),
  waitingSince: zTime,
  overdue: z.boolean(),
  openedBy: zActor.nullable(),
  /** Why a dispute was opened, or what the last check of the post found. */
  reason: z.string().nullable(),
})
export type OperatorQueueRow = z.output<typeof zOperatorQueueRow>

export const contract = {
  dispute: actEndpoint('dispute', 'any', z.object({ reason: zText(1_000, 3) }), {
    summary: 'Opens a dispute. An operator decides it.',
    errors: ['dispute_not_open', 'reason_required'],
  }),

  queue: endpoint({
    id: 'jobs.office',
    method: 'GET',
    path: '/api/operator/disputes',
    audience: 'operator',
    summary: 'Lists disputes, frozen jobs, and the link and insight queues for operators, longest waiting first.',
    query: z.object({ ...zPaging, kind: z.enum(OPERATOR_QUEUES).optional() }),
    output: z.array(zOperatorQueueRow),
    extra: zNext.extend({ counts: z.record(z.string(), z.int()) }),
  }),
  decide: endpoint({
    ...back,
    id: 'jobs.decide',
    method: 'POST',
    path: '/api/operator/disputes/{id}/decide',
    summary: 'Decides a dispute with the influencer’s share in basis points and a reason that both sides can read.',
    body: z.object({
      creatorShareBps: z.coerce.number().int().min(0).max(10_000),
      reason: zText(2_000, 3),
      payReimbursement: z.boolean().default(false),
    }),
    errors: [
      'not_found',
      'approval_waiting',
      'job_state',
      'not_in_dispute',
      'reason_required',
      'share_required',
      'share_must_be_zero',
      'share_not_whole',
      'share_is_whole',
    ],
    idempotent: true,
  }),
  decision: endpoint({
    id: 'jobs.decision',
    method: 'GET',
    path: '/api/operator/disputes/{id}/decision',
    audience: 'operator',
    summary: 'Returns the decision that awaits a second operator, or null.',
    params,
    output: zApproval.nullable(),
  }),
  pass: endpoint({
    ...back,
    id: 'jobs.pass',
    method: 'POST',
    path: '/api/operator/disputes/{id}/pass',
    summary: 'Accepts the link or the evidence in the queue.',
    body: z.object({ reason: z.string().trim().max(2_000).optional() }),
    errors: ['not_found', 'not_in_queue', 'job_state', 'job_disputed', 'job_frozen'],
    idempotent: true,
  }),
  sendBack: endpoint({
    ...back,
    id: 'jobs.return',
    method: 'POST',
    path: '/api/operator/disputes/{id}/return',
    summary: 'Returns the link or the evidence in the queue to the influencer, with a reason.',
    body: z.object({ reason: zText(2_000, 3) }),
    errors: ['not_found', 'not_in_queue', 'job_state', 'job_disputed', 'job_frozen', 'reason_required'],
    idempotent: true,
  }),
  resume: endpoint({
    ...back,
    id: 'jobs.resume',
    method: 'POST',
    path: '/api/operator/disputes/{id}/resume',
    summary: 'Resumes a frozen job. Its deadlines were paused while it was frozen.',
    body: z.object({ reason: zText(2_000, 3) }),
    errors: ['not_found', 'job_not_frozen', 'job_disputed', 'job_state'],
    idempotent: true,
  }),
  openDispute: endpoint({
    ...back,
    id: 'jobs.openDispute',
    method: 'POST',
    path: '/api/operator/disputes/{id}/open',
    summary: 'Opens a dispute for a queued or frozen job.',
    body: z.object({ reason: zText(2_000, 3) }),
    errors: ['not_found', 'job_disputed', 'job_state', 'reason_required'],
    idempotent: true,
  }),
}
