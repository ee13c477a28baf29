import { MINUTE } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { entryId } from '../../../ledger/entry-id.ts'
import { type Ctx, needActive, personOf } from '../../../platform/context.ts'
import { PortError } from '../../../ports/http.ts'
import type { PostInsights, SocialPort } from '../../../ports/social/port.ts'
import { PATTERNS } from '../../channels/rules/patterns.ts'
import { accessTokenOf, type TokenApp } from '../../channels/service.ts'
import type { PlatformInsight } from '../../jobs/contract.ts'
import { scopeOf } from '../../jobs/rules/manager-scope.ts'
import type { JobContent, PlatformInsightRecord, PostRecord } from '../../jobs/service.ts'
import {
  findJob,
  findPlatformInsight,
  insertPlatformInsight,
  lastPlatformInsight,
  lastPost,
  refusalOf,
  viewPlatformInsight,
  visibleTo,
} from '../../jobs/service.ts'
import { differingFigures, hasFigures, type PartialFigures, withPlatformFigures } from '../rules/figures.ts'
import { findPostCheckTarget, type PostCheckTarget } from '../store.ts'

/** A reading younger than this is reused, so that a second click does not call the platform. */
const REUSE_READING_MS = 10 * MINUTE

interface SocialApp extends TokenApp {
  ports: { social: SocialPort }
}

/** The figures that the platform reports for a post. Throws PortError. */
export async function readFigures(
  app: SocialApp,
  { channel }: PostCheckTarget,
  { url }: PostRecord,
): Promise<PostInsights> {
  const token = await accessTokenOf(app, channel)
  return app.ports.social.getInsights(channel.type, url, token ?? undefined)
}

export const storeFigures = (
  tx: Tx,
  now: Date,
  { id: postId }: PostRecord,
  figures: PostInsights,
): Promise<PlatformInsightRecord> => insertPlatformInsight(tx, { id: entryId(now), postId, ...figures, createdAt: now })

/** Reads the post's figures for the influencer to confirm. Without a response the influencer enters them. */
export async function readInsight(ctx: Ctx, jobId: string): Promise<PlatformInsight> {
  needActive(ctx.caller)
  const now = ctx.clock.now()
  const job = await findJob(ctx.db, jobId, visibleTo(ctx.db, ctx.caller, scopeOf('insight'), now))
  if (!job) throw new AppError('not_found')
  const act = {
    event: 'insight',
    actor: 'influencer',
    actorId: personOf(ctx.caller),
    input: { attached: true },
  } as const
  const refused = await refusalOf(ctx, job, act)
  if (refused) throw refused
  const last = await lastPlatformInsight(ctx.db, jobId)
  if (last && now.getTime() - last.createdAt.getTime() < REUSE_READING_MS) return viewPlatformInsight(last)
  const watched = await findPostCheckTarget(ctx.db, job)
  const post = await lastPost(ctx.db, jobId)
  if (!watched || !post) throw new AppError('not_found')
  const figures = await askPlatform(ctx, watched, post)
  return viewPlatformInsight(await ctx.write((tx) => storeFigures(tx, now, post, figures)))
}

async function askPlatform(ctx: Ctx, watched: PostCheckTarget, post: PostRecord): Promise<PostInsights> {
  const platform = PATTERNS[watched.channel.type].name
  try {
    const figures = await readFigures(ctx, watched, post)
    if (hasFigures(figures)) return figures
  } catch (error) {
    if (!(error instanceof PortError)) throw error
    if (error.code === 'unauthorized') throw new AppError('insight_reconnect', { platform })
    if (error.retryable) throw new AppError('insight_platform_busy', { platform })
  }
  throw new AppError('insight_unavailable', { platform })
}

interface Submission {
  figures: PartialFigures
  platformInsightId: string | undefined
  hasEvidence: boolean
}

/**
 * Compares submitted figures with the platform's. Figures equal to the platform's need no evidence. Errors:
 * `insight_evidence_required`.
 */
export async function compareInsight(
  tx: Tx,
  jobId: string,
  { figures, platformInsightId, hasEvidence }: Submission,
): Promise<Pick<JobContent, 'insight' | 'platformInsight'> & { confirmed: boolean }> {
  const platform = platformInsightId ? await findPlatformInsight(tx, jobId, platformInsightId) : null
  if (!platform) return { insight: figures, confirmed: false }
  const confirmed = differingFigures(figures, platform).length === 0
  if (!confirmed && !hasEvidence)
    throw new AppError('insight_evidence_required', {}, { file: 'insight_evidence_required' })
  return {
    insight: withPlatformFigures(figures, platform),
    platformInsight: { id: platform.id, confirmed },
    confirmed,
  }
}
