import { z } from 'zod'
import { endpoint, type RateLimitClass } from '../../core/endpoint.ts'
import type { ErrorCode } from '../../core/errors.ts'
import { PAGE_MAX, zDate, zId, zIdList, zLang, zMonth, zNext, zPaging, zText } from '../../core/shapes.ts'
import { PROOF_REASONS } from '../deliverables/text/reasons.ts'
import { messagesContract } from './messages/contract.ts'
import { CARRIER_CODES } from './rules/carriers.ts'
import { JOB_FILTERS } from './rules/states.ts'
import { zCounts, zJobRow, zJobState } from './shapes.ts'
import { zCampaignOfJobs, zJob } from './shapes-detail.ts'

export type { Conversation, ConversationStep, JobMessage } from './messages/contract.ts'
export type { JobRow, JobStateView, TimelineView } from './shapes.ts'
export { type Job, type PlatformInsight, zPlatformInsight } from './shapes-detail.ts'

const params = z.object({ id: zId })

export const JOB_SORTS = ['newest', 'most_earnings', 'earnings', 'influencer_name', 'brand'] as const

const zMonthOrAll = z.union([z.literal('all'), zMonth])

const lists = {
  list: endpoint({
    id: 'jobs.list',
    method: 'GET',
    path: '/api/jobs',
    audience: 'any',
    limited: true,
    summary: 'Lists the caller’s jobs; all jobs for an operator.',
    query: z.object({
      ...zPaging,
      filter: z.enum(JOB_FILTERS).optional(),
      sort: z.enum([...JOB_SORTS, 'due']).optional(),
      /** Bangkok month in which the job began, `yyyy-mm`, or `all`. */
      month: zMonthOrAll.optional(),
      campaignId: zId.optional(),
      /** Excludes applications that the marketer has not accepted. */
      begun: z.stringbool().optional(),
      /** Only applications that the marketer has not accepted. */
      applied: z.stringbool().optional(),
      /** Only jobs that wait for an action of the caller. */
      awaited: z.stringbool().optional(),
      /** For an agency: only jobs of this brand. */
      brandId: zId.optional(),
    }),
    output: z.array(zJobRow),
    extra: zNext.extend({ counts: zCounts }),
  }),
  get: endpoint({
    id: 'jobs.get',
    summary: 'Returns a job as the caller sees it: state, money, deliverables and the available actions.',
    method: 'GET',
    path: '/api/jobs/{id}',
    audience: 'any',
    limited: true,
    params,
    output: zJob,
    errors: ['not_found'],
  }),
  campaigns: endpoint({
    id: 'jobs.campaigns',
    method: 'GET',
    path: '/api/own-jobs/campaigns',
    audience: 'influencer',
    summary:
      'Returns the briefs of the given campaigns. Only campaigns in which the caller can view a job are included.',
    query: z.object({ ids: zIdList(PAGE_MAX) }),
    output: z.array(zCampaignOfJobs),
  }),
  brief: endpoint({
    id: 'jobs.brief',
    method: 'GET',
    path: '/api/jobs/{id}/brief',
    audience: 'any',
    limited: true,
    summary: 'Downloads the brief of a job as PDF.',
    params,
    query: z.object({ lang: zLang.optional() }),
    blob: ['application/pdf'],
    errors: ['not_found'],
  }),
}

/** A rejection: a reason code and an optional comment. */
export const zRefusal = (codes: readonly string[]) =>
  z.object({ reasonCode: z.enum(codes as [string, ...string[]]), reason: z.string().trim().max(1_000).optional() })

/** Errors that the rules may return for any action of a side. */
export const refusals: readonly ErrorCode[] = [
  'not_found',
  'job_state',
  'job_disputed',
  'job_frozen',
  'account_suspended',
  'account_expired',
  'account_closed',
]
interface ActOptions {
  summary: string
  errors?: readonly ErrorCode[]
  upload?: 'optional'
  rateLimit?: RateLimitClass
}

/**
 * One endpoint for each action of a person: POST /api/jobs/{id}/{event}. The rules table defines who may do it in which
 * state and what follows; the schemas here define only the request body.
 */
export const actEndpoint = <
  const E extends string,
  const A extends 'influencer' | 'marketer' | 'any',
  B extends z.ZodType,
>(
  event: E,
  audience: A,
  body: B,
  { summary, errors = [], upload, rateLimit = 'money' }: ActOptions,
) =>
  endpoint({
    id: `jobs.${event}` as const,
    method: 'POST' as const,
    path: `/api/jobs/{id}/${event}` as const,
    audience,
    permission: 'campaigns',
    // Every action reads its job with the member's brand limit in the WHERE clause (`visibleTo`).
    limited: true,
    summary,
    params,
    body,
    output: zJobState,
    errors: [...refusals, ...errors],
    idempotent: true,
    rateLimit,
    ...(upload && { upload }),
  })

export const zNone = z.object({})

const zParcel = z.object({ carrier: z.enum(CARRIER_CODES).default('other'), trackingNumber: zText(60) })

export const acts = {
  leave: actEndpoint(
    'leave',
    'influencer',
    z.object({ returnTracking: zText(60).optional(), reason: z.string().trim().max(1_000).optional() }),
    {
      summary: 'Leaves a job as the influencer. Products already received must be returned first.',
      errors: ['goods_must_return', 'draft_already_sent'],
    },
  ),
  ship: actEndpoint('ship', 'marketer', zParcel, {
    summary: 'Marks the product as shipped, with its tracking number.',
    errors: ['tracking_required', 'review_option_differs', 'already_shipped'],
  }),
  correctTracking: actEndpoint('correctTracking', 'marketer', zParcel, {
    summary: 'Corrects the tracking number of a parcel.',
    errors: ['already_reported', 'tracking_required'],
  }),
  confirmArrival: actEndpoint('confirmArrival', 'influencer', zNone, {
    summary: 'Confirms that the product has arrived.',
  }),
  notArrived: actEndpoint('notArrived', 'influencer', zNone, {
    summary: 'Reports that the parcel hasn’t arrived.',
    errors: ['already_reported'],
  }),
  orderNumber: actEndpoint('orderNumber', 'influencer', z.object({ orderNumber: zText(60), deliveryOn: zDate }), {
    summary: 'Sends the order number of the product and its delivery day.',
    errors: ['order_number_required', 'delivery_date_required', 'delivery_date_too_far', 'review_option_differs'],
  }),
  refuseOrderNumber: actEndpoint('refuseOrderNumber', 'marketer', zRefusal(PROOF_REASONS), {
    summary: 'Rejects an order number, with a reason.',
    errors: ['refusals_used', 'review_option_differs', 'review_time_over', 'reason_required'],
  }),
  checkIn: actEndpoint('checkIn', 'influencer', z.object({ code: zText(20) }), {
    summary: 'Checks in for a visit with the code of the venue.',
    errors: ['check_in_wrong', 'review_option_differs'],
    rateLimit: 'otp',
  }),
  cancel: actEndpoint('cancel', 'marketer', z.object({ reason: z.string().trim().max(1_000).optional() }), {
    summary: 'Cancels a job. The refund depends on the job’s terms.',
    errors: ['contact_data'],
  }),
}

export const contract = { ...lists, ...acts, ...messagesContract }
