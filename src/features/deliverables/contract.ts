import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import type { ErrorCode } from '../../core/errors.ts'
import { PRICE_MAX } from '../../core/money.ts'
import { zId, zText } from '../../core/shapes.ts'
import { actEndpoint, refusals, zNone, zPlatformInsight, zRefusal } from '../jobs/contract.ts'
import { COMMENTS_MAX, zDraftComment } from './rules/draft-comments.ts'
import { DRAFT_REASONS, PROOF_REASONS } from './text/reasons.ts'

const zCountField = z.coerce.number().int().min(0).max(2_000_000_000).optional()
const zFileOr = { fileId: zId.optional(), note: z.string().trim().max(1_000).optional() }

/** Errors of an action with a file, which may have been uploaded before. */
const ofFile: readonly ErrorCode[] = [
  'file_required',
  'file_kind',
  'file_too_large',
  'file_broken',
  'file_pixels',
  'file_quota',
]

/** A rejected draft: the reason, and the requested changes. */
const zDraftRefusal = zRefusal(DRAFT_REASONS).extend({
  comments: z.array(zDraftComment).max(COMMENTS_MAX).default([]),
})

/** Submissions of an influencer and the marketer's decisions on them. */
export const contract = {
  receipt: actEndpoint(
    'receipt',
    'influencer',
    z.object({ ...zFileOr, amount: z.coerce.number().int().min(1, 'amount_zero').max(PRICE_MAX, 'amount_limit') }),
    {
      summary: 'Sends the receipt for the product that the influencer has bought.',
      upload: 'optional',
      errors: [...ofFile, 'receipt_in_review', 'review_option_differs', 'amount_required'],
    },
  ),
  approveReceipt: actEndpoint('approveReceipt', 'marketer', zNone, {
    summary: 'Approves a receipt. The work on the draft starts.',
    errors: ['nothing_to_review'],
  }),
  rejectReceipt: actEndpoint('rejectReceipt', 'marketer', zRefusal(PROOF_REASONS), {
    summary: 'Rejects a receipt, with a reason.',
    errors: ['nothing_to_review', 'refusals_used', 'reason_required'],
  }),
  draft: actEndpoint(
    'draft',
    'influencer',
    z.object({
      ...zFileOr,
      /** Instead of a file: the URL of a longer video. */
      url: z
        .url({ protocol: /^https$/ })
        .max(500)
        .optional(),
    }),
    {
      summary: 'Sends a draft as a file or as a link to a longer video.',
      upload: 'optional',
      errors: [
        ...ofFile,
        'draft_in_review',
        'brand_is_choosing',
        'draft_needs_video',
        'draft_needs_picture',
        'video_replaced',
        'upload_expired',
      ],
    },
  ),
  approveDraft: actEndpoint('approveDraft', 'marketer', zNone, {
    summary: 'Approves a draft. The post can be published.',
    errors: ['nothing_to_review'],
  }),
  rejectDraft: actEndpoint('rejectDraft', 'marketer', zDraftRefusal, {
    summary: 'Requests changes to a draft, with a reason and comments.',
    errors: ['nothing_to_review', 'rejections_used', 'rejections_left', 'reason_required'],
  }),
  payExtraRound: actEndpoint('payExtraRound', 'marketer', zNone, {
    summary: 'Pays for one more revision.',
    errors: ['not_at_choice', 'insufficient_credits'],
  }),
  postUrl: actEndpoint('postUrl', 'influencer', z.object({ url: zText(500) }), {
    summary: 'Sends the link of the published post. The link is checked.',
    errors: ['post_url_invalid', 'post_other_platform', 'post_other_account', 'post_too_early'],
  }),
  insight: actEndpoint(
    'insight',
    'influencer',
    z.object({
      ...zFileOr,
      /** The platform reading that the influencer confirms or corrects. Omitted figures are taken from it. */
      platformInsightId: zId.optional(),
      reach: zCountField,
      views: zCountField,
      likes: zCountField,
      comments: zCountField,
      shares: zCountField,
      saves: zCountField,
      clicks: zCountField,
    }),
    {
      summary: 'Sends the insights of the post with a screenshot as evidence.',
      upload: 'optional',
      errors: [...ofFile, 'insight_in_review', 'insight_evidence_required'],
    },
  ),
  readInsight: endpoint({
    id: 'jobs.readInsight',
    method: 'POST',
    path: '/api/jobs/{id}/readInsight',
    audience: 'influencer',
    summary: 'Reads the post’s insights from the connected account. They must be confirmed with `jobs.insight`.',
    params: z.object({ id: zId }),
    body: z.object({}),
    output: zPlatformInsight,
    errors: [...refusals, 'insight_in_review', 'insight_unavailable', 'insight_platform_busy', 'insight_reconnect'],
    rateLimit: 'auth',
  }),
  approveInsight: actEndpoint('approveInsight', 'marketer', zNone, {
    summary: 'Approves the insights. The job is complete, and the influencer is paid after the check period.',
    errors: ['nothing_to_review'],
  }),
  rejectInsight: actEndpoint('rejectInsight', 'marketer', zRefusal(PROOF_REASONS), {
    summary: 'Rejects the insights, with a reason.',
    errors: ['nothing_to_review', 'refusals_used', 'reason_required'],
  }),
}
