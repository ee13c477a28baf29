import { DAY } from '../../core/clock.ts'
import type { HandlerInput } from '../../core/endpoint.ts'
import { AppError } from '../../core/errors.ts'
import type { Tx } from '../../db/types.ts'
import type { Ctx, Handlers } from '../../platform/context.ts'
import { ownCampaign } from '../campaigns/service.ts'
import { APPLICATIONS } from '../jobs/rules/states.ts'
import type { JobRecord } from '../jobs/schema.ts'
import {
  type ActInput,
  allOf,
  inStatuses,
  isMatched,
  jobCountsOf,
  ofCampaign,
  pageOf,
  readRelations,
  reasonInput,
  runPersonAct,
} from '../jobs/service.ts'
import { bulkHandlers } from './bulk/service.ts'
import type { contract } from './contract.ts'
import { applyTo, inviteTo } from './service-apply.ts'
import { listChannelChoices, switchChannel } from './service-channel.ts'
import { checkShownHold } from './shown-hold.ts'

export { unitsLeft } from './bulk/available-funds.ts'
export { platformError } from './service-apply.ts'
export { rematchChanged, sweepApplications, sweepMatches } from './sweeps.ts'

/** Applicants who wait for the marketer's answer, best match first by default. */
async function listApplicants(ctx: Ctx, { params, query }: HandlerInput<(typeof contract)['applicants']>) {
  const campaign = await ownCampaign(ctx, params.id)
  const { sort = 'score', matched, after, limit } = query
  const all = allOf(ofCampaign(params.id), inStatuses(APPLICATIONS))
  const where = matched === undefined ? all : allOf(all, isMatched(matched))
  const counts = await jobCountsOf(ctx.db, { ownerId: params.id })
  return {
    ...(await pageOf(ctx, { where, sort, after, limit })),
    counts: { MATCHED: counts.MATCHED ?? 0, MISMATCHED: counts.MISMATCHED ?? 0 },
    slotsLeft: campaign.slots - campaign.slotsTaken,
  }
}

const VISIT_DAYS_MAX = 60

/**
 * For review option `invite`, the influencer books the visit when accepting. The deadlines of the job start at the
 * visit.
 */
function visitOf(job: JobRecord, visitAt: string | undefined, now: Date): ActInput {
  if (visitAt === undefined || job.facts.reviewOption !== 'invite') return {}
  const at = new Date(visitAt)
  if (at <= now || at.getTime() > now.getTime() + VISIT_DAYS_MAX * DAY)
    throw new AppError('invalid_input', {}, { visitAt: { code: 'visit_time', days: VISIT_DAYS_MAX } })
  return { patch: { bookedVisitAt: at } }
}

/**
 * The option of the product that the influencer chose. Throws `variant_required` if the campaign has options and it is
 * none of them. Version 1 of the API promises no new required fields, so programs may leave the choice open.
 */
async function variantOf(tx: Tx, { caller }: Ctx, job: JobRecord, variant: string | undefined): Promise<ActInput> {
  if (variant === undefined && caller.keyId) return {}
  if (job.status !== 'ASSIGN' || job.facts.reviewOption !== 'shipping') return {}
  const variants = (await readRelations(tx, job))?.campaign.productVariants ?? []
  if (variants.length === 0) return {}
  if (variant === undefined || !variants.includes(variant))
    throw new AppError('variant_required', {}, { variant: 'variant_required' })
  return { details: { variant } }
}

/**
 * After a negotiation a job is accepted only at the price that the influencer saw: it may have changed since the page
 * was loaded. Throws `price_changed`.
 */
function checkShownPrice({ price, facts }: JobRecord, shown: number | undefined): void {
  const negotiated = facts.offer === 'agreed' || facts.offer === 'countered'
  if (shown === undefined ? negotiated : shown !== price) throw new AppError('price_changed', { price })
}

export const handlers = {
  ...bulkHandlers,
  applicants: listApplicants,
  apply: (ctx, { params, body }) => applyTo(ctx, params.id, body),
  invite: (ctx, { params, body }) => inviteTo(ctx, params.id, body),
  channelChoices: (ctx, { params }) => listChannelChoices(ctx, params.id),
  switchChannel: (ctx, { params, body }) => switchChannel(ctx, params.id, body.channelId),
  accept: (ctx, { params, body }) =>
    runPersonAct(ctx, {
      event: 'accept',
      jobId: params.id,
      inputOf: async (job, tx, now) => {
        if (ctx.caller.scope !== 'influencer') return checkShownHold(tx, job, body.toHold, now)
        if (job.status === 'ASSIGN') checkShownPrice(job, body.price)
        return { ...visitOf(job, body.visitAt, now), ...(await variantOf(tx, ctx, job, body.variant)) }
      },
    }),
  counterOffer: (ctx, { params, body: { price } }) =>
    runPersonAct(ctx, {
      event: 'counterOffer',
      jobId: params.id,
      inputOf: (job) => {
        if (price === (ctx.caller.scope === 'marketer' ? job.facts.offerPrice : job.price))
          throw new AppError('counter_offer_same', {}, { price: 'counter_offer_same' })
        return { input: { price } }
      },
    }),
  declineOffer: (ctx, { params }) => runPersonAct(ctx, { event: 'declineOffer', jobId: params.id }),
  decline: (ctx, { params, body }) =>
    runPersonAct(ctx, { event: 'decline', jobId: params.id, inputOf: () => reasonInput(body.reason) }),
  withdraw: (ctx, { params }) => runPersonAct(ctx, { event: 'withdraw', jobId: params.id }),
} satisfies Handlers<typeof contract>
