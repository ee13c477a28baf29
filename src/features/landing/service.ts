import { satang } from '../../core/money.ts'
import type { Handlers } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import type { contract } from './contract.ts'
import { workEstimate, workJob, workTiers } from './rules/pricing.ts'

const EXAMPLE_PRICE = 450_000

export const handlers = {
  async pricing(ctx, { query }) {
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const refund = settings['job.refund_bps']
    const minimums = Object.values(settings['channel.followers_min'])
    return {
      job: workJob(satang(query.price ?? EXAMPLE_PRICE), settings, now),
      answerHours: settings['job.answer_hours'],
      draftReviewHours: settings['job.draft_review_hours'],
      revisions: settings['job.rejections_included'],
      disputeDays: settings['job.dispute_business_days'],
      lateHours: settings['job.late_hours'],
      refunds: {
        beforeWork: refund.before_work,
        working: refund.working,
        draftSent: refund.draft_sent,
        ready: refund.ready,
        posted: refund.posted,
      },
      withdrawal: {
        min: settings['withdrawal.min'],
        fee: settings['withdrawal.fee'],
        freeFrom: settings['withdrawal.automatic_from'],
      },
      creditMonths: settings['credits.life_months'],
      creditAlertDays: [...settings['credits.alert_days']],
      vatBps: settings['vat.bps'],
      followersMin: { usual: Math.max(...minimums), lower: Math.min(...minimums) },
      tiers: workTiers(settings),
      estimate: workEstimate(settings),
    }
  },
} satisfies Handlers<typeof contract>
