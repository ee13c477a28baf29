import { AppError } from '../../core/errors.ts'
import { type Ctx, type Handlers, needActive } from '../../platform/context.ts'
import { recentSettings } from '../../platform/settings.ts'
import type { RatingTotals } from '../reviews/rules/criteria.ts'
import { ratingOf } from '../reviews/rules/rating.ts'
import { viewReview } from '../reviews/service.ts'
import type { contract } from './contract.ts'
import type { PublicProfile, Visibility } from './shapes.ts'
import {
  countCompleted,
  findSettings,
  findVisible,
  listPortfolio,
  listReviewsAbout,
  listUsableChannels,
  updateSettings,
} from './store.ts'

const REVIEWS = 6
const POSTS = 6

/** An influencer's work as others may see it: completed jobs, rating, reviews, posts. */
export async function readShownWork(
  ctx: Ctx,
  { id, totals }: { id: string; totals: RatingTotals | null },
): Promise<Pick<PublicProfile, 'completedJobs' | 'rating' | 'reviews' | 'portfolio'>> {
  const { db, lang } = ctx
  const [completedJobs, reviews, portfolio] = await Promise.all([
    countCompleted(db, id),
    listReviewsAbout(db, id, REVIEWS, lang),
    listPortfolio(db, id, POSTS, lang),
  ])
  return {
    completedJobs,
    rating: ratingOf(totals, await recentSettings(db, ctx.clock.now())),
    reviews: reviews.map(({ review, from }) => ({ ...viewReview(review), from })),
    portfolio: portfolio.map((post) => ({ ...post, completedAt: new Date(post.completedAt).toISOString() })),
  }
}

async function readProfile(ctx: Ctx, handle: string): Promise<PublicProfile> {
  const { db } = ctx
  const found = await findVisible(db, handle.toLowerCase(), ctx.lang)
  if (!found) throw new AppError('not_found')
  const { id, name, avatarFileId, influencer } = found
  const [channels, work] = await Promise.all([listUsableChannels(db, id), readShownWork(ctx, found)])
  return {
    handle: influencer.handle,
    name,
    avatarFileId,
    bio: influencer.bio,
    interests: influencer.interests as PublicProfile['interests'],
    province: influencer.province,
    listed: influencer.publicProfile === 'listed',
    channels,
    reliability: influencer.reliability,
    ...work,
  }
}

async function saveSettings(ctx: Ctx, settings: { visibility: Visibility; handle: string }) {
  needActive(ctx.caller)
  await ctx.write((tx) => updateSettings(tx, ctx.caller.accountId, settings))
  return settings
}

export const handlers = {
  get: (ctx, { params }) => readProfile(ctx, params.handle),
  settings: (ctx) => findSettings(ctx.db, ctx.caller.accountId),
  update: (ctx, { body }) => saveSettings(ctx, body),
} satisfies Handlers<typeof contract>
