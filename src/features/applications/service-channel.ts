import { AppError } from '../../core/errors.ts'
import { type Ctx, needActive, personOf } from '../../platform/context.ts'
import { isOnPlatform } from '../campaigns/rules/platform.ts'
import { type MatchResult, matchChannels } from '../campaigns/service.ts'
import { canTakeJobs } from '../channels/rules/status.ts'
import { listSubjects } from '../channels/service.ts'
import { APPLICATIONS } from '../jobs/rules/states.ts'
import type { JobValues } from '../jobs/schema.ts'
import { findJob, lockJob, readRelations, runAct, updateJob, viewState, visibleTo } from '../jobs/service.ts'
import { recordActFor } from '../partners/service.ts'
import type { ChannelChoice } from './contract.ts'
import { matchOf } from './service-apply.ts'

/** The columns of a job that store how well its channel matches. */
export const matchColumns = (match: MatchResult, now: Date): JobValues => ({
  matchScore: match.score,
  isMatch: match.matched,
  matchReasons: match.reasons,
  matchedAt: now,
})

/** The channels that an applicant could use for the campaign of a job, best match first. */
export async function listChannelChoices(ctx: Ctx, jobId: string): Promise<ChannelChoice[]> {
  const now = ctx.clock.now()
  const job = await findJob(ctx.db, jobId, visibleTo(ctx.db, ctx.caller, 'view', now))
  const relations = job && (await readRelations(ctx.db, job))
  if (!job || !relations) throw new AppError('not_found')
  const { campaign } = relations
  const subjects = (await listSubjects(ctx.db, job.influencerId)).filter(({ channel }) =>
    isOnPlatform(channel, campaign),
  )
  const ids = subjects.map(({ channel }) => channel.id)
  const results = await matchChannels(ctx.db, campaign, ids, now)
  return subjects
    .flatMap(({ channel: { id, handle, name } }) => {
      const match = results.get(id)
      return match ? [{ ...match, id, handle, name, current: id === job.channelId }] : []
    })
    .sort((a, b) => b.score - a.score)
}

/**
 * Moves an application to another channel of the applicant and matches it again at once. Errors: `not_found`,
 * `job_state` (the marketer has already answered), `channel_not_usable`.
 */
export async function switchChannel(ctx: Ctx, jobId: string, channelId: string) {
  needActive(ctx.caller)
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const job = await lockJob(tx, jobId, visibleTo(tx, ctx.caller, 'accept', now))
    const relations = job && (await readRelations(tx, { campaignId: job.campaignId, channelId }))
    if (!job || !relations || relations.channel.accountId !== job.influencerId) throw new AppError('not_found')
    if (!APPLICATIONS.includes(job.status)) throw new AppError('job_state')
    const { campaign, channel } = relations
    if (!canTakeJobs(channel.status) || !isOnPlatform(channel, campaign)) throw new AppError('channel_not_usable')
    const match = await matchOf(tx, relations, now)
    const switched = await updateJob(tx, job.id, { channelId, ...matchColumns(match, now) })
    const act = { event: 'switchChannel', actor: 'influencer', actorId: personOf(ctx.caller) } as const
    await recordActFor(tx, ctx, { partnerId: job.influencerId, act: act.event, jobId: job.id })
    return { ...viewState(await runAct(ctx, tx, switched, act)), match }
  })
}
