import { randomInt } from 'node:crypto'
import { AppError } from '../../core/errors.ts'
import { newId } from '../../core/ids.ts'
import type { Satang } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import type { StoredChannelType } from '../../core/vocabulary.ts'
import type { Tx } from '../../db/types.ts'
import { type Ctx, personOf } from '../../platform/context.ts'
import { readSettings } from '../../platform/settings.ts'
import { reaches } from '../agency-brands/schema-scope.ts'
import { NO_MATCH } from '../campaigns/rules/match.ts'
import { isOnPlatform } from '../campaigns/rules/platform.ts'
import { isOpen } from '../campaigns/rules/status.ts'
import { holdTerms, type MatchResult, matchChannels } from '../campaigns/service.ts'
import { PATTERNS } from '../channels/rules/patterns.ts'
import { canTakeJobs } from '../channels/rules/status.ts'
import { listSubjects } from '../channels/service.ts'
import type { JobStateView } from '../jobs/contract.ts'
import { APPLICATIONS } from '../jobs/rules/states.ts'
import type { JobRecord, NewJob } from '../jobs/schema.ts'
import {
  holdToAccept,
  insertJob,
  type JobRelations,
  type MovedJob,
  newFacts,
  readRelations,
  refuseContactData,
  runAct,
  storeFacts,
  viewState,
} from '../jobs/service.ts'
import { holdOfJob } from '../settlement/service.ts'
import { checkShownInvitation } from './shown-hold.ts'
import { isBlocked, lockCurrentJob, wasDeclined } from './store.ts'

const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const newCheckInCode = (): string => Array.from({ length: 6 }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('')

/** How well an influencer's channel matches a campaign at this time. */
export async function matchOf(tx: Tx, relations: JobRelations, now: Date): Promise<MatchResult> {
  const { campaign, channel } = relations
  const results = await matchChannels(tx, campaign, [channel.id], now)
  return results.get(channel.id) ?? NO_MATCH
}

interface Opening {
  relations: JobRelations
  match: MatchResult
  source: NewJob['source']
  price: Satang
  note: string
}

/** The row of a new job, before its first step. */
function newRow({ relations, match, source, price, note }: Opening, settings: Settings, now: Date): NewJob {
  const { campaign, channel } = relations
  const facts = storeFacts(newFacts(relations, { isMatch: match.matched, source }, now))
  return {
    id: newId(now.getTime()),
    campaignId: campaign.id,
    marketerId: campaign.marketerId,
    influencerId: channel.accountId,
    channelId: channel.id,
    status: 'MATCHED',
    version: 0,
    facts,
    source,
    price,
    fee: holdOfJob({ price, fundedBy: campaign.payBy, facts }, settings).fee,
    fundedBy: campaign.payBy,
    packageId: campaign.packageId,
    matchScore: match.score,
    isMatch: match.matched,
    matchReasons: match.reasons,
    matchedAt: now,
    note,
    checkInCode: campaign.reviewOption === 'invite' ? (campaign.checkInCode ?? newCheckInCode()) : null,
    createdAt: now,
    updatedAt: now,
  }
}

const needPrice = (price: Satang | null): Satang => {
  if (price === null) throw new AppError('campaign_not_live')
  return price
}

/** The requested channel or, without one, the usable channel that matches best. */
async function chooseChannel(
  tx: Tx,
  ctx: Ctx,
  campaignId: string,
  channelId: string | undefined,
  now: Date,
): Promise<JobRelations> {
  const subjects = await listSubjects(tx, ctx.caller.accountId)
  if (channelId !== undefined) {
    const relations = await readRelations(tx, { campaignId, channelId })
    if (!relations || relations.channel.accountId !== ctx.caller.accountId) throw new AppError('not_found')
    if (!canTakeJobs(relations.channel.status)) throw new AppError('channel_not_usable')
    return relations
  }
  const first = subjects[0]
  if (!first) throw new AppError('channel_not_usable')
  const relations = await readRelations(tx, { campaignId, channelId: first.channel.id })
  if (!relations) throw new AppError('not_found')
  const results = await matchChannels(
    tx,
    relations.campaign,
    subjects.map(({ channel }) => channel.id),
    now,
  )
  const best = subjects.toSorted((a, b) => score(results, b.channel.id) - score(results, a.channel.id))[0] ?? first
  return best === first
    ? relations
    : ((await readRelations(tx, { campaignId, channelId: best.channel.id })) ?? relations)
}

const score = (results: ReadonlyMap<string, MatchResult>, id: string): number => results.get(id)?.score ?? -1

function requireOpenCampaign({ campaign, channel }: JobRelations, now: Date): void {
  if (campaign.status !== 'live' && campaign.status !== 'closed') throw new AppError('not_found')
  if (!isOpen(campaign, now)) throw new AppError('campaign_closed')
  if (campaign.kind !== 'public') throw new AppError('campaign_not_live')
  if (!isOnPlatform(channel, campaign)) throw new AppError('channel_not_usable')
}

/**
 * An influencer applies. The job becomes MATCHED or MISMATCHED, and the reasons are stored. Errors: `not_found`,
 * `already_applied` (also after the marketer declined), `channel_not_usable`, `campaign_not_live`, `campaign_closed`,
 * `campaign_paused`, `slot_taken`, `application_refused` (the marketer has blocked the influencer; the message does not
 * say so).
 */
export async function applyTo(ctx: Ctx, campaignId: string, body: { channelId?: string | undefined; note: string }) {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    refuseContactData('note', body.note)
    await holdTerms(tx, campaignId)
    const relations = await chooseChannel(tx, ctx, campaignId, body.channelId, now)
    const { campaign } = relations
    requireOpenCampaign(relations, now)
    if (await wasDeclined(tx, campaignId, ctx.caller.accountId)) throw new AppError('already_applied')
    if (await isBlocked(tx, campaign.marketerId, ctx.caller.accountId)) throw new AppError('application_refused')
    const match = await matchOf(tx, relations, now)
    const settings = await readSettings(tx, now)
    const price = needPrice(campaign.price)
    const job = await insertJob(
      tx,
      newRow({ relations, match, source: 'application', price, note: body.note }, settings, now),
    )
    if (!job) throw new AppError('already_applied')
    const moved = await runAct(
      ctx,
      tx,
      job,
      { event: 'apply', actor: 'influencer', actorId: personOf(ctx.caller) },
      { fresh: true },
    )
    return { ...viewState(moved), match }
  })
}

export interface InvitationTerms {
  channelId: string
  note: string
  price?: number | undefined
  toHold?: number | undefined
}

/** A campaign of the caller with the channel to invite. Throws `not_found` if the caller may not see either of them. */
export async function readInvited(tx: Tx, ctx: Ctx, campaignId: string, channelId: string): Promise<JobRelations> {
  const relations = await readRelations(tx, { campaignId, channelId })
  // Marketers do not see a channel that takes no jobs, so the answer must not confirm that it exists.
  if (!relations || !reaches(ctx.caller, relations.campaign) || !canTakeJobs(relations.channel.status))
    throw new AppError('not_found')
  if (await isBlocked(tx, ctx.caller.accountId, relations.channel.accountId)) throw new AppError('not_found')
  return relations
}

/** The error for a person without a channel on the campaign's platform, or for a channel on another one. */
export function platformError(
  channel: { type: StoredChannelType } | undefined,
  campaign: { channelType: StoredChannelType | null },
): AppError | null {
  const { channelType } = campaign
  if (channelType === null || (channel && isOnPlatform(channel, campaign))) return null
  return new AppError('channel_other_platform', { platform: PATTERNS[channelType].name })
}

/**
 * Inserts the job of an invitation without a hold. Errors: `already_applied`, `campaign_not_live`, `hold_changed`,
 * `channel_other_platform`.
 */
export async function openInvitation(
  tx: Tx,
  relations: JobRelations,
  terms: InvitationTerms,
  now: Date,
): Promise<JobRecord> {
  const otherPlatform = platformError(relations.channel, relations.campaign)
  if (otherPlatform) throw otherPlatform
  const match = await matchOf(tx, relations, now)
  const settings = await readSettings(tx, now)
  const offered = relations.campaign.payBy === 'credits' ? (terms.price as Satang | undefined) : undefined
  const price = offered ?? needPrice(relations.campaign.price)
  const job = await insertJob(
    tx,
    newRow({ relations, match, source: 'invite', price, note: terms.note }, settings, now),
  )
  if (!job) throw new AppError('already_applied')
  const { toHold } = holdToAccept(job, settings)
  if (terms.toHold !== undefined && terms.toHold !== toHold) throw new AppError('hold_changed', { amount: toHold })
  return job
}

/**
 * Runs the `invite` step: the job goes straight to ASSIGN and its credits are put on hold. `fresh`: the job was
 * inserted in the same transaction.
 */
export const sendInvitation = (ctx: Ctx, tx: Tx, job: JobRecord, fresh: boolean): Promise<MovedJob> =>
  runAct(ctx, tx, job, { event: 'invite', actor: 'marketer', actorId: personOf(ctx.caller) }, { fresh })

/**
 * A marketer invites a channel: the job goes straight to ASSIGN, with the hold. If the influencer has already applied,
 * the application is used, even if it does not meet every criterion. Errors: `not_found`, `already_applied`,
 * `slot_taken`, `insufficient_credits`, `package_empty`, `campaign_not_live`, `campaign_closed`, `party_not_active`,
 * `hold_changed` (the amount differs from the one that the marketer saw), `channel_other_platform`.
 */
export async function inviteTo(ctx: Ctx, campaignId: string, terms: InvitationTerms): Promise<JobStateView> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    refuseContactData('note', terms.note)
    const relations = await readInvited(tx, ctx, campaignId, terms.channelId)
    const existing = await lockCurrentJob(tx, campaignId, relations.channel.accountId)
    if (existing && !APPLICATIONS.includes(existing.status)) throw new AppError('already_applied')
    if (existing) await checkShownInvitation(tx, existing, terms.toHold, now)
    const job = existing ?? (await openInvitation(tx, relations, terms, now))
    return viewState(await sendInvitation(ctx, tx, job, existing === null))
  })
}
