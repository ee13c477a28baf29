import { z } from 'zod'
import { endpoint, type RateLimitClass } from '../../core/endpoint.ts'
import type { ErrorCode } from '../../core/errors.ts'
import { zDate, zId, zText, zTime } from '../../core/shapes.ts'
import { DRAFT_REASONS, PROOF_REASONS } from '../deliverables/text/reasons.ts'
import { CARRIER_CODES } from './rules/carriers.ts'
import { zJobState } from './shapes.ts'

/**
 * One endpoint for each act of a person: POST /api/jobs/{id}/{event}. Who may do it in which state, and what follows,
 * stands in the table of the rules; the shapes here are only what a request brings along.
 */
const params = z.object({ id: zId })
const zWhy = (codes: readonly string[]) =>
  z.object({ reasonCode: z.enum(codes as [string, ...string[]]), reason: z.string().trim().max(1_000).optional() })
const zOwnWords = z.object({ reason: zText(1_000, 3) })
const zCountField = z.coerce.number().int().min(0).max(2_000_000_000).optional()

/** What the table of the rules may refuse at any act of a side. */
const refusals: readonly ErrorCode[] = [
  'not_found',
  'job_state',
  'job_disputed',
  'job_frozen',
  'account_suspended',
  'account_expired',
  'account_closed',
]
/** An act with a file, which may have been uploaded before. */
const ofFile: readonly ErrorCode[] = [
  'file_required',
  'file_kind',
  'file_too_large',
  'file_broken',
  'file_pixels',
  'file_quota',
]

interface ActOptions {
  errors?: readonly ErrorCode[]
  upload?: 'optional'
  rateLimit?: RateLimitClass
}

const act = <const E extends string, const A extends 'influencer' | 'marketer' | 'any', B extends z.ZodType>(
  event: E,
  audience: A,
  body: B,
  { errors = [], upload, rateLimit = 'money' }: ActOptions = {},
) =>
  endpoint({
    id: `jobs.${event}` as const,
    method: 'POST' as const,
    path: `/api/jobs/{id}/${event}` as const,
    audience,
    params,
    body,
    output: zJobState,
    errors: [...refusals, ...errors],
    idempotent: true,
    rateLimit,
    ...(upload && { upload }),
  })

const none = z.object({})
const zFileOr = { fileId: zId.optional(), note: z.string().trim().max(1_000).optional() }

const zParcel = z.object({ carrier: z.enum(CARRIER_CODES).default('other'), trackingNumber: zText(60) })

export const actContract = {
  accept: act(
    'accept',
    'any',
    z.object({
      /** Review option `invite`: the visit that the creator books. */
      visitAt: zTime.optional(),
    }),
    {
      errors: [
        'slot_taken',
        'party_not_active',
        'insufficient_credits',
        'package_empty',
        'profile_incomplete',
        'campaign_closed',
      ],
    },
  ),
  decline: act('decline', 'any', z.object({ reason: z.string().trim().max(1_000).optional() })),
  withdraw: act('withdraw', 'influencer', none),
  leave: act(
    'leave',
    'influencer',
    z.object({ returnTracking: zText(60).optional(), reason: z.string().trim().max(1_000).optional() }),
    {
      errors: ['goods_must_return', 'draft_already_sent'],
    },
  ),
  ship: act('ship', 'marketer', zParcel, {
    errors: ['tracking_required', 'review_option_differs', 'already_shipped'],
  }),
  correctTracking: act('correctTracking', 'marketer', zParcel, {
    errors: ['already_delivered', 'already_reported', 'tracking_required'],
  }),
  confirmArrival: act('confirmArrival', 'influencer', none),
  notArrived: act('notArrived', 'influencer', none, { errors: ['already_reported'] }),
  orderNumber: act('orderNumber', 'influencer', z.object({ orderNumber: zText(60), deliveryOn: zDate }), {
    errors: ['order_number_required', 'delivery_date_required', 'delivery_date_too_far', 'review_option_differs'],
  }),
  refuseOrderNumber: act('refuseOrderNumber', 'marketer', zWhy(PROOF_REASONS), {
    errors: ['refusals_used', 'review_option_differs', 'review_time_over', 'reason_required'],
  }),
  receipt: act(
    'receipt',
    'influencer',
    z.object({ ...zFileOr, amount: z.coerce.number().int().min(1).max(1_000_000_000) }),
    {
      upload: 'optional',
      errors: [...ofFile, 'receipt_in_review', 'review_option_differs', 'amount_required'],
    },
  ),
  approveReceipt: act('approveReceipt', 'marketer', none, { errors: ['nothing_to_review'] }),
  rejectReceipt: act('rejectReceipt', 'marketer', zWhy(PROOF_REASONS), {
    errors: ['nothing_to_review', 'refusals_used', 'reason_required'],
  }),
  checkIn: act('checkIn', 'influencer', z.object({ code: zText(20) }), {
    errors: ['check_in_wrong', 'review_option_differs'],
    rateLimit: 'otp',
  }),
  draft: act(
    'draft',
    'influencer',
    z.object({
      ...zFileOr,
      /** Instead of a file: where a longer video lies. */
      url: z
        .url({ protocol: /^https$/ })
        .max(500)
        .optional(),
    }),
    { upload: 'optional', errors: [...ofFile, 'draft_in_review', 'brand_is_choosing'] },
  ),
  approveDraft: act('approveDraft', 'marketer', none, { errors: ['nothing_to_review'] }),
  rejectDraft: act('rejectDraft', 'marketer', zWhy(DRAFT_REASONS), {
    errors: ['nothing_to_review', 'rejections_used', 'rejections_left', 'reason_required'],
  }),
  payExtraRound: act('payExtraRound', 'marketer', none, { errors: ['not_at_choice', 'insufficient_credits'] }),
  postUrl: act('postUrl', 'influencer', z.object({ url: zText(500) }), {
    errors: ['post_url_invalid', 'post_too_early'],
  }),
  insight: act(
    'insight',
    'influencer',
    z.object({
      ...zFileOr,
      reach: zCountField,
      views: zCountField,
      likes: zCountField,
      comments: zCountField,
      shares: zCountField,
      saves: zCountField,
      clicks: zCountField,
    }),
    {
      upload: 'optional',
      errors: [...ofFile, 'insight_in_review'],
    },
  ),
  approveInsight: act('approveInsight', 'marketer', none, { errors: ['nothing_to_review'] }),
  rejectInsight: act('rejectInsight', 'marketer', zWhy(PROOF_REASONS), {
    errors: ['nothing_to_review', 'refusals_used', 'reason_required'],
  }),
  cancel: act('cancel', 'marketer', z.object({ reason: z.string().trim().max(1_000).optional() })),
  dispute: act('dispute', 'any', zOwnWords, { errors: ['dispute_not_open', 'reason_required'] }),
}
