import { AppError } from '../../../core/errors.ts'
import { satang } from '../../../core/money.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { recentSettings } from '../../../platform/settings.ts'
import { callerPayAfterTax } from '../../accounts/service.ts'
import { listSubjects, type SubjectRecord } from '../../channels/service.ts'
import type { Participation } from '../../jobs/rules/participation.ts'
import { pickSeenOn } from '../brief/fields.ts'
import type { JobCard, MarketQuery, Match, PublicCampaign } from '../contract.ts'
import { acceptsApplications } from '../rules/status.ts'
import { findAny } from '../store.ts'
import { viewCard } from '../view.ts'
import { type MatchedCampaign, matchesOf } from './matching.ts'
import {
  type CardRecord,
  cardsOf,
  countMarket,
  type Filters,
  findMarked,
  listComparable,
  listMarket,
  type MarketSearch,
  type StoredSort,
} from './store.ts'
import { setBookmark } from './store-bookmarks.ts'
import { countFacets, type FacetCounts } from './store-facets.ts'
import { readTrack } from './store-track.ts'

/** Lower bounds of the filter's price ranges, satang. */
const PRICE_STEPS = [
  0, 50_000, 100_000, 150_000, 200_000, 300_000, 400_000, 500_000, 700_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000,
  5_000_000,
]
const PER_PAGE = 6
/** Maximum of the counted jobs for a filter: nobody opens that many pages. */
const COUNTED_MAX = 1_000

export interface MarketOptions {
  isMatch?: boolean | undefined
  saved?: boolean | undefined
}

interface Found {
  cards: JobCard[]
  total: number
  /** There are more than `total`. */
  more: boolean
  /**
   * Number of jobs that were compared with the caller's channels; null if all were compared or no comparison was
   * needed.
   */
  compared: number | null
}

type MatchedJob = MatchedCampaign & { brandId: string | null; brand: { id: string } }

interface MarketViewer {
  /** The creator whose bookmarks the cards show; null for a visitor or a brand. */
  accountId: string | null
  subjects: SubjectRecord[]
  /** Compares the caller's channels with a job, best match first; empty for a visitor or a brand. */
  matchesOf: (job: MatchedJob) => Match[]
  /** Campaigns in which the caller has a job or application, with its stage. */
  parts: ReadonlyMap<string, Participation>
}

const NOBODY: MarketViewer = { accountId: null, subjects: [], matchesOf: () => [], parts: new Map() }

/** Only creators have bookmarks. */
const markerOf = ({ caller }: Ctx): string | null => (caller.scope === 'influencer' ? caller.accountId : null)

/** The caller's channels and jobs, for the cards. A visitor or a brand has none. */
async function viewerOf(ctx: Ctx): Promise<MarketViewer> {
  const accountId = markerOf(ctx)
  if (accountId === null) return NOBODY
  const now = ctx.clock.now()
  const [subjects, settings, { trackFor, parts }] = await Promise.all([
    listSubjects(ctx.db, accountId),
    recentSettings(ctx.db, now),
    readTrack(ctx.db, accountId),
  ])
  const matches = (job: MatchedJob) =>
    matchesOf(job, subjects, settings, now, trackFor({ marketerId: job.brand.id, brandId: job.brandId }))
  return { accountId, subjects, matchesOf: matches, parts }
}

/**
 * Open jobs, by default six a page. `isMatch` lists only jobs whose criteria the caller's channels meet, `saved` only
 * jobs that the caller has bookmarked. Both require a creator and throw `unauthenticated` or `wrong_role` otherwise.
 */
export async function listJobs(ctx: Ctx, query: MarketQuery, options: MarketOptions = {}) {
  if ((options.isMatch || options.saved) && ctx.caller.scope !== 'influencer')
    throw new AppError(ctx.caller.scope === 'open' ? 'unauthenticated' : 'wrong_role')
  const perPage = query.perPage ?? query.limit ?? PER_PAGE
  const page = query.page ?? 1
  const window = { limit: perPage, offset: (page - 1) * perPage }
  const viewer = await viewerOf(ctx)
  const filters: Filters = { ...query, saved: options.saved }
  const byDefault = options.saved ? 'marked' : 'newest'
  const sort = query.sort ?? (options.isMatch ? 'match' : byDefault)
  const compared = options.isMatch || (sort === 'match' && viewer.subjects.length > 0)
  const stored: StoredSort = sort === 'match' ? byDefault : sort
  const counts = await countFacets(ctx.db, marketSearchOf(ctx, filters, viewer))
  const found = compared
    ? await comparedJobs(ctx, filters, window, viewer, {
        only: options.isMatch === true,
        byMatch: sort === 'match',
        stored,
      })
    : await storedJobs(ctx, filters, window, viewer, { sort: stored, counts })
  const { cards: data, total, more, compared: n } = found
  return { data, total, more, compared: n, page, perPage, facets: facetsOf(counts) }
}

const toCard = (row: CardRecord, match: Match | undefined, { parts }: MarketViewer): JobCard =>
  viewCard(row, match ?? null, parts.get(row.id) ?? null)

const toCards = (rows: readonly CardRecord[], viewer: MarketViewer): JobCard[] =>
  rows.map((row) => toCard(row, viewer.matchesOf(row)[0], viewer))

const marketSearchOf = (ctx: Ctx, filters: Filters, { accountId, parts }: MarketViewer): MarketSearch => ({
  lang: ctx.lang,
  filters,
  now: ctx.clock.now(),
  accountId,
  applied: new Set(parts.keys()),
})

/** Whether the jobs must be counted: stored counts exist only by platform, post type and topic. */
const needsCount = ({ q, priceMin, priceMax }: Filters): boolean =>
  Boolean(q) || priceMin !== undefined || priceMax !== undefined

/** Jobs in a stored order. Filters by platform, post type and topic alone use the stored counts. */
async function storedJobs(
  ctx: Ctx,
  filters: Filters,
  window: Window,
  viewer: MarketViewer,
  { sort, counts }: { sort: StoredSort; counts: FacetCounts },
): Promise<Found> {
  const search = marketSearchOf(ctx, filters, viewer)
  const rows = await listMarket(ctx.db, search, sort, window)
  const found = { cards: toCards(rows, viewer), compared: null }
  if (!needsCount(filters)) return { ...found, total: counts.chosen, more: false }
  const total = await countMarket(ctx.db, search, COUNTED_MAX)
  return { ...found, total: Math.min(total, COUNTED_MAX), more: total > COUNTED_MAX }
}

interface Window {
  limit: number
  offset: number
}

interface Comparison {
  /** List only jobs that the caller's channels can take. */
  only: boolean
  /** Sort by best match; otherwise by `stored`. */
  byMatch: boolean
  /** If there are more jobs than can be compared, the first ones in this order are. */
  stored: StoredSort
}

/** Compares each job with the caller's channels, by the same rule that decides on an application. */
async function comparedJobs(
  ctx: Ctx,
  filters: Filters,
  window: Window,
  viewer: MarketViewer,
  { only, byMatch, stored }: Comparison,
): Promise<Found> {
  const types = only ? [...new Set(viewer.subjects.map(({ channel }) => channel.type))] : null
  const search = marketSearchOf(ctx, filters, viewer)
  const { rows, more } = await listComparable(ctx.db, search, types, stored)
  const listed = rows
    .map(({ id, ...job }) => ({ id, match: viewer.matchesOf(job)[0], applied: viewer.parts.has(id) }))
    .filter(({ match }) => !only || match?.matched)
  listed.sort(
    (a, b) => Number(a.applied) - Number(b.applied) || (byMatch ? (b.match?.score ?? 0) - (a.match?.score ?? 0) : 0),
  )
  const shown = listed.slice(window.offset, window.offset + window.limit)
  const matches = new Map(shown.map(({ id, match }) => [id, match]))
  const cards = await cardsOf(
    ctx.db,
    search,
    shown.map(({ id }) => id),
  )
  return {
    cards: cards.map((card) => toCard(card, matches.get(card.id), viewer)),
    total: listed.length,
    // Unknown with `only`: the jobs that were not compared may contain more matches.
    more: more && !only,
    compared: more ? rows.length : null,
  }
}

const facetsOf = ({ channel, post, topic, price }: FacetCounts) => ({
  channel,
  post,
  topic,
  price: PRICE_STEPS.map((from) => ({ from, count: price.get(from) ?? 0 })),
})

/** A live or closed public campaign with its brief. Drafts and invite-only campaigns are `not_found`. */
export async function readPublicCampaign(ctx: Ctx, id: string): Promise<PublicCampaign> {
  const found = await findMarked(ctx.db, id, markerOf(ctx), ctx.lang)
  if (found?.campaign.kind !== 'public') throw new AppError('not_found')
  const { campaign, brand, saved, brandJobs, refused } = found
  if (campaign.status !== 'live' && !(campaign.status === 'closed' && campaign.publishedAt))
    throw new AppError('not_found')
  // In parallel, because both read the same settings.
  const [viewer, pay] = await Promise.all([viewerOf(ctx), callerPayAfterTax(ctx, satang(campaign.price ?? 0))])
  const record = { ...campaign, brand, saved }
  const matches = viewer.matchesOf(record)
  const now = ctx.clock.now()
  return {
    ...pickSeenOn('market', campaign),
    ...toCard(record, matches[0], viewer),
    matches,
    status: campaign.status,
    open: !refused && acceptsApplications(campaign, now) && campaign.slotsTaken < campaign.slots,
    reviewOption: campaign.reviewOption ?? 'photo',
    pay,
    fixedPay: campaign.payBy === 'package',
    brandJobs,
  }
}

/** Bookmarks a public campaign, or removes the bookmark. */
export async function saveBookmark(ctx: Ctx, id: string, saved: boolean): Promise<{ ok: true }> {
  const now = ctx.clock.now()
  return ctx.write(async (tx: Tx) => {
    const found = await findAny(tx, id)
    if (found?.campaign.kind !== 'public' || !found.campaign.publishedAt) throw new AppError('not_found')
    await setBookmark(tx, ctx.caller.accountId, id, saved, now)
    return { ok: true } as const
  })
}
