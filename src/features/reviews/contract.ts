import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zNext, zOk, zPaging, zText, zTime } from '../../core/shapes.ts'
import { zAnswer, zNewReview, zRating, zReview } from './shapes.ts'

const params = z.object({ id: zId })
const refusals = ['not_found', 'account_suspended', 'account_expired', 'account_closed'] as const

export const contract = {
  review: endpoint({
    id: 'reviews.get',
    method: 'GET',
    path: '/api/jobs/{id}/review',
    audience: 'any',
    limited: true,
    summary:
      'Returns the reviews that the two sides of a job wrote. The other side’s review is included once it is published.',
    params,
    output: z.object({
      /** The caller may submit a review. */
      open: z.boolean(),
      /** End of the review window; null before the job is completed. */
      until: zTime.nullable(),
      own: zReview.nullable(),
      other: zReview.nullable(),
      /** The other side has submitted a review, whether or not it is published. */
      otherRated: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  write: endpoint({
    id: 'reviews.write',
    method: 'POST',
    path: '/api/jobs/{id}/review',
    audience: 'any',
    permission: 'campaigns',
    limited: true,
    summary: 'Rates the other side of a completed job.',
    params,
    body: zNewReview,
    output: zReview,
    errors: [...refusals, 'review_not_open', 'already_reviewed', 'invalid_input'],
    idempotent: true,
  }),
  answer: endpoint({
    id: 'reviews.answer',
    method: 'POST',
    path: '/api/jobs/{id}/review/answer',
    audience: 'any',
    permission: 'campaigns',
    limited: true,
    summary: 'Replies to the published review about the caller. Each review can have one reply.',
    params,
    body: zAnswer,
    output: zReview,
    errors: [...refusals, 'review_not_open', 'already_answered', 'invalid_input'],
    idempotent: true,
  }),
  report: endpoint({
    id: 'reviews.report',
    method: 'POST',
    path: '/api/jobs/{id}/review/report',
    audience: 'any',
    permission: 'campaigns',
    limited: true,
    summary: 'Reports the published review about the caller to the operators.',
    params,
    body: z.object({ reason: zText(500) }),
    output: zOk,
    errors: [...refusals, 'review_not_open', 'already_reported_review'],
    idempotent: true,
  }),
  record: endpoint({
    id: 'reviews.record',
    method: 'GET',
    path: '/api/marketers/{id}/record',
    audience: 'open',
    summary: 'Returns how a marketer pays and replies, based on the latest jobs.',
    params,
    output: z.object({
      /** Among the latest ended jobs: those paid in full, and those that the brand cancelled. */
      paid: z.int(),
      cancelled: z.int(),
      /** Median hours until the brand responds to a draft, over the latest jobs; null if there were none. */
      replyHours: z.int().nullable(),
      rating: zRating.nullable(),
    }),
    errors: ['not_found'],
    cache: ['jobs'],
  }),
  reported: endpoint({
    id: 'reviews.reported',
    method: 'GET',
    path: '/api/operator/reviews',
    audience: 'operator',
    summary: 'Lists reported reviews that await a decision, oldest report first.',
    query: z.object(zPaging),
    output: z.array(
      zReview.extend({ jobId: zId, author: z.string(), subject: z.string(), reason: z.string(), reportedAt: zTime }),
    ),
    extra: zNext,
  }),
  decide: endpoint({
    id: 'reviews.decide',
    method: 'POST',
    path: '/api/operator/reviews/{id}/decide',
    audience: 'operator',
    summary: 'Hides a reported review or keeps it published.',
    params,
    body: z.object({ hide: z.boolean(), why: zText(500, 3) }),
    output: zOk,
    errors: ['not_found'],
    idempotent: true,
  }),
}
