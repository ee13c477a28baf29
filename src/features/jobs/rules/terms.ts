import { z } from 'zod'
import type { Settings } from '../../../core/settings.ts'

const zBps = z.int().min(0).max(10_000)
const zCount = z.int().min(0)

/**
 * The settings at the time of the hold, with the same names, so that a later change applies only to later jobs. Tax is
 * not included, because it depends on the day of the payment.
 */
export const zJobTerms = z.object({
  'fee.marketer_bps': zBps,
  'calendar.holidays': z.array(z.string()).readonly(),

  'job.application_days': zCount,
  'job.offer_hours': zCount,
  'job.answer_hours': zCount,
  'job.ship_days': zCount,
  'job.ship_end_days': zCount,
  'job.resume_days': zCount,
  'job.silence_days': zCount,
  'job.silence_end_days': zCount,
  'job.arrival_without_carrier_days': zCount,
  'job.receipt_review_hours': zCount,
  'job.order_review_hours': zCount,
  'job.refusals_max': zCount,
  'job.delivery_days_max': zCount,
  'job.draft_days': zCount,
  'job.draft_review_hours': zCount,
  'job.draft_round_hours': zCount,
  'job.late_hours': zCount,
  'job.late_end_days': zCount,
  'job.rejections_included': zCount,
  'job.choice_hours': zCount,
  'job.extra_round_bps': zBps,
  'job.link_hours': zCount,
  'job.link_failures_max': zCount,
  'job.check_hours': zCount,
  'job.insight_story_hours': zCount,
  'job.insight_days': zCount,
  'job.insight_end_days': zCount,
  'job.insight_review_hours': zCount,
  'job.insight_round_hours': zCount,
  'job.insight_refusals_max': zCount,
  'job.settle_hours': zCount,
  'job.queue_business_days': zCount,
  'job.dispute_business_days': zCount,
  'job.refund_bps': z.object({
    before_work: zBps,
    working: zBps,
    draft_sent: zBps,
    ready: zBps,
    posted: zBps,
    late: zBps,
  }),

  'referral.bps': zBps,
  'referral.months': zCount,
  'referral.cap': zCount,
  'credits.return_days': zCount,
  'package.return_days': zCount,
})
export type JobTerms = Readonly<z.output<typeof zJobTerms>>

/** The terms to be stored with a hold. Throws ZodError for invalid settings. */
export const freezeTerms = (settings: Settings): JobTerms => zJobTerms.parse(settings)

/** The terms of a job: those stored with its hold or, before the hold, those that a hold would store at this time. */
export const termsOf = (job: { terms: JobTerms | null }, settings: Settings): JobTerms => job.terms ?? settings
