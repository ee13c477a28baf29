import { createHash } from 'node:crypto'
import { dayOf } from '../src/core/calendar.ts'
import { type MatchResult, matchChannel } from '../src/features/campaigns/rules/match.ts'
import { ratesOf } from '../src/features/channels/rules/tiers.ts'
import { storeFacts } from '../src/features/jobs/job-facts.ts'
import { timelineOf } from '../src/features/jobs/rules/deadlines.ts'
import type { JobActor } from '../src/features/jobs/rules/states.ts'
import { freezeTerms } from '../src/features/jobs/rules/terms.ts'
import type { JobEventRecord, JobRecord } from '../src/features/jobs/schema.ts'
import { deadlineColumns } from '../src/features/jobs/step/deadlines.ts'
import { influencerOf } from './content/influencers.ts'
import { seedId } from './day.ts'
import { channelOf, jobIdOf, type Market } from './market.ts'
import { packageIdOf } from './packages.ts'
import type { PlayedJob, PlayedStep } from './play.ts'
import { extraLegs, managerOf, type SeedSettlement } from './splits.ts'

/** The creator's record at the time of the application: reliability, and whether they had worked for this brand. */
function recordOf(market: Market, { job, steps }: PlayedJob) {
  const appliedAt = steps[0]!.at
  const ended = market.jobs.filter((other) => {
    const last = other.steps.at(-1)!
    const wasAccepted = other.steps.some(({ act }) => act.event === 'accept' && act.actor === 'influencer')
    return (
      other.job.influencer === job.influencer && wasAccepted && last.decision.timeline === null && last.at < appliedAt
    )
  })
  const failed = ended.filter((other) => other.steps.some(({ decision }) => decision.countsAgainstInfluencer)).length
  return {
    reliability: ended.length === 0 ? null : Math.round((100 * (ended.length - failed)) / ended.length),
    workedWithBrand: ended.some((other) => other.job.marketer === job.marketer && other.facts.status === 'COMPLETED'),
  }
}

function matchOf(market: Market, played: PlayedJob): MatchResult {
  const { job, campaign, steps } = played
  const { channel, prices } = channelOf(market, job)
  const influencer = influencerOf(job.influencer)
  const { criteria, price } = market.campaigns.get(campaign.key)!
  const followers = channel.followers ?? null
  return matchChannel(
    { criteria, channelType: campaign.channel, price: price ?? null },
    {
      channelType: channel.type,
      followers,
      engagementBps: channel.engagementBps ?? null,
      goodBps: followers === null ? null : (ratesOf(channel.type, followers, market.settings)?.goodBps ?? null),
      audience: channel.audience ?? null,
      gender: influencer.gender,
      birthdate: influencer.birthDate,
      province: influencer.address.provinceCode,
      interests: influencer.interests,
      nationalityId: 209,
      score: channel.score ?? null,
      price: prices.find(({ postType }) => postType === campaign.post)?.price ?? null,
      ...recordOf(market, played),
    },
    dayOf(steps[0]!.at),
  )
}

/** The account id of an actor of a job; null for the system. */
export function actorId(market: Market, { job }: PlayedJob, actor: JobActor): string | null {
  if (actor === 'influencer') return market.people.influencerId(job.influencer)
  if (actor === 'marketer') return market.people.marketerId(job.marketer)
  return actor === 'operator' ? market.people.operatorId('operator') : null
}

const lastOf = (steps: readonly PlayedStep[], test: (step: PlayedStep) => boolean): PlayedStep | null =>
  steps.findLast(test) ?? null

/** The job's deadline columns as the sweep would have left them: a reminder that was due has been sent. */
function deadlines(market: Market, { steps, facts }: PlayedJob) {
  const { today, settings } = market
  const last = steps.at(-1)!
  const office = lastOf(steps, ({ act }) => act.event === 'dispute' || act.event === 'checkTimeout')
  const before = { status: last.decision.from as JobRecord['status'], nextCheckAt: null, officeAt: office?.at ?? null }
  const timeline = timelineOf(facts, settings)
  const stepped = deadlineColumns(before, facts, timeline, last.at)
  const now = deadlineColumns({ ...before, status: facts.status as JobRecord['status'] }, facts, timeline, today.now)
  const reminded = timeline !== null && timeline.act !== 'system' && timeline.remindAt <= today.now
  return {
    dueAt: now.dueAt ?? null,
    awaits: now.awaits ?? null,
    endAt: now.endAt ?? null,
    dueEvent: now.dueEvent ?? null,
    remindAt: now.remindAt ?? null,
    remindKind: now.remindKind ?? null,
    remindedAt: reminded ? timeline.remindAt : null,
    nextCheckAt: stepped.nextCheckAt ?? null,
    officeAt: now.officeAt ?? null,
  }
}

function money({ job, steps }: PlayedJob, settlement: SeedSettlement | null, market: Market) {
  const accepted = lastOf(steps, ({ act }) => act.event === 'accept' && act.actor === 'influencer')
  const manager = accepted ? managerOf(job.influencer) : null
  const { people } = market
  const split = settlement && {
    ...settlement.split,
    creatorShareBps: settlement.creatorShareBps,
    refundReason: settlement.refundReason,
  }
  return {
    acceptedAt: accepted?.at ?? null,
    managerId: manager ? people.influencerId(manager.key) : null,
    managerShareBps: manager?.shareBps ?? 0,
    split,
    settledAt: settlement ? steps.at(-1)!.at : null,
    referrerId: settlement?.referral ? people.influencerId(settlement.referral.key) : null,
    referralPaid: settlement?.split.fee.referral ?? (0 as JobRecord['referralPaid']),
  }
}

function marks({ steps, facts }: PlayedJob) {
  const last = steps.at(-1)!
  const dispute = lastOf(steps, ({ act }) => act.event === 'dispute')
  const ended = last.decision.endedBy !== null ? last : null
  return {
    endedBy: ended?.decision.endedBy ?? null,
    endReason: ended ? (ended.act.content?.reason ?? ended.act.content?.reasonCode ?? null) : null,
    endedAt: ended?.at ?? null,
    queue: facts.queue,
    disputedAt: facts.disputedAt,
    disputedBy: dispute?.act.actor ?? null,
    disputeReason: dispute?.act.input?.reason ?? null,
    frozenAt: facts.frozenAt,
    againstCreator: steps.some(({ decision }) => decision.countsAgainstInfluencer),
    updatedAt: last.at,
    completedAt: facts.status === 'COMPLETED' ? last.at : null,
    contentErasedAt: null,
  }
}

/** The code of a job's tracked link; always the same for the same job. */
export const trackingCodeOf = (jobId: string): string => createHash('sha256').update(jobId).digest('hex').slice(0, 12)

/** A job's row after its last step. */
export function jobRow(market: Market, played: PlayedJob, settlement: SeedSettlement | null): JobRecord {
  const { job, campaign, steps, facts } = played
  const match = matchOf(market, played)
  const row = market.campaigns.get(campaign.key)!
  return {
    id: jobIdOf(played),
    campaignId: row.id,
    marketerId: row.marketerId,
    influencerId: market.people.influencerId(job.influencer),
    channelId: channelOf(market, job).channel.id,
    status: facts.status as JobRecord['status'],
    version: steps.length,
    facts: storeFacts(facts),
    source: job.origin,
    trackingCode: trackingCodeOf(jobIdOf(played)),
    price: job.pay,
    fee: job.fee,
    terms: steps.some(({ decision }) => decision.money.kind === 'hold') ? freezeTerms(market.settings) : null,
    fundedBy: job.package ? 'package' : 'credits',
    packageId: job.package ? packageIdOf(job.package) : null,
    extras: extraLegs(played, market.settings).map((leg, i) => ({ seq: i + 1, ...leg })),
    matchScore: match.score,
    isMatch: match.matched,
    matchReasons: match.reasons,
    // Channels were checked again since the application, so the match is computed with the current figures; otherwise the
    // first sweep would do it.
    matchedAt: market.today.now,
    note: job.pitch?.th ?? '',
    details: Object.assign({}, ...steps.map(({ act }) => act.details ?? {})),
    checkInCode: row.checkInCode ?? null,
    createdAt: steps[0]!.at,
    ...deadlines(market, played),
    ...money(played, settlement, market),
    ...marks(played),
  }
}

/** The append-only history of a job, in the format that a step records. */
export function eventRows(market: Market, played: PlayedJob, settlement: SeedSettlement | null): JobEventRecord[] {
  const jobId = jobIdOf(played)
  return played.steps.map(({ at, act, decision }, i) => {
    const { codeMatches: _code, attached: _attached, ...input } = act.input ?? {}
    const { kind } = decision.money
    const ends = kind === 'refund' || kind === 'payout'
    const settled = ends && settlement ? settledData(decision.money, settlement) : {}
    const freed = kind === 'refund' && decision.from !== 'SUBMIT' && decision.from !== 'INSIGHT'
    const slot = kind === 'hold' ? { slot: 'taken' } : freed ? { slot: 'freed' } : {}
    return {
      id: seedId(`event/${played.job.key}/${i}`, at),
      jobId,
      event: act.event,
      from: decision.from,
      to: decision.to,
      actor: act.actor,
      actorId: actorId(market, played, act.actor),
      data: JSON.parse(JSON.stringify({ ...input, ...act.content, ...act.details, ...slot, ...settled })),
      at,
    }
  })
}

const settledData = (money: object, { split }: SeedSettlement) => ({
  refundBps: 'refundBps' in money ? money.refundBps : 0,
  back: split.back,
  gross: split.gross,
  fee: split.fee.earned,
})
