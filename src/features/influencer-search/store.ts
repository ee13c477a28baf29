import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  like,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { PostType } from '../../core/vocabulary.ts'
import { anyOf } from '../../db/any-of.ts'
import { containing } from '../../db/like.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { type CampaignOwner, ofBrands, ownedCampaigns } from '../agency-brands/schema-scope.ts'
import { campaigns } from '../campaigns/schema.ts'
import { channels } from '../channels/schema.ts'
import { influencerBlocks } from '../influencer-blocks/schema.ts'
import { CANCELLED, type JobStatus } from '../jobs/rules/states.ts'
import { jobs } from '../jobs/schema.ts'
import { ratingTotals } from '../reviews/schema.ts'
import type { BriefFilters, FindFilters } from './rules/filters.ts'
import { pastPartners, influencerSearch as rows, SORT_KEYS } from './schema.ts'

export const PRICES = {
  shareLink: rows.shareLink,
  photoPost: rows.photoPost,
  videoPost: rows.videoPost,
  live: rows.live,
  story: rows.story,
  reel: rows.reel,
} as const satisfies Record<PostType, unknown>

/** A search by a marketer. People whom the marketer has blocked are excluded. */
export interface Search extends FindFilters {
  marketerId: string
  /** The brands that a limited member may see. */
  brandIds?: readonly string[] | undefined
  /** Additional filters that must also match. */
  also?: BriefFilters
}

/** Condition: not blocked by the marketer. The subquery is uncorrelated, so it runs once and its result is hashed. */
export const notBlockedBy = (marketerId: string): SQL =>
  sql`${rows.accountId} not in (select ${influencerBlocks.influencerId} from ${influencerBlocks} where ${eq(influencerBlocks.marketerId, marketerId)})`

/** Normalizes a search text like the words of a channel. */
export const textOf = (q: string): string => q.toLowerCase()

/** Condition: the words of the channel contain the search text. */
export const hasText = ({ q }: FindFilters): SQL | undefined =>
  q ? like(rows.words, containing(textOf(q))) : undefined

/** Whether the search is limited to people who have worked with the marketer. */
export const isOfPartners = ({ pastWork }: FindFilters): boolean => pastWork === 'with_you'

/** People who have completed a job of the marketer or, for a limited member, a job of one of the member's brands. */
export const partnersOf = ({ marketerId, brandIds }: Search): SQL =>
  brandIds
    ? sql`(select ${jobs.influencerId} from ${jobs} where ${and(eq(jobs.marketerId, marketerId), isNotNull(jobs.completedAt), ofBrands(jobs.campaignId, brandIds))})`
    : sql`(select ${pastPartners.influencerId} from ${pastPartners} where ${eq(pastPartners.marketerId, marketerId)})`

/** Condition: the owner of the channel is one of these people. */
const isPastPartner = (search: Search): SQL =>
  search.brandIds
    ? sql`${rows.accountId} in ${partnersOf(search)}`
    : sql`exists (select from ${pastPartners} where ${and(eq(pastPartners.marketerId, search.marketerId), eq(pastPartners.influencerId, rows.accountId))})`

/**
 * Condition for the channels of past partners, if the search is limited to them. An array, so that the index on
 * accounts is used even with many partners. The time depends on the number of partners, not on the size of the market.
 */
export const amongPartners = (search: Search): SQL | undefined =>
  isOfPartners(search) ? sql`${rows.accountId} = any(array${partnersOf(search)})` : undefined

/** The condition of a filter; undefined if the filter is not set. */
const ifSet = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value)
const ifAny = <T>(list: readonly T[] | undefined, condition: (list: T[]) => SQL): SQL | undefined =>
  list?.length ? condition([...list]) : undefined

function priceConditions({ post, priceMin, priceMax }: Search): (SQL | undefined)[] {
  const price = post ? PRICES[post] : rows.priceFrom
  return [
    ifSet(post, (type) => isNotNull(PRICES[type])),
    ifSet(priceMin, (min) => gte(price, min as never)),
    ifSet(priceMax, (max) => lte(price, max as never)),
  ]
}

const workCondition = (filters: Search): SQL | undefined => {
  if (isOfPartners(filters)) return isPastPartner(filters)
  return filters.pastWork ? eq(rows.hasWorked, true) : undefined
}

/** The search as conditions on the index table, one per filter; undefined for a filter that is not set. */
const conditions = (filters: Search): (SQL | undefined)[] => [
  hasText(filters),
  ...priceConditions(filters),
  ifSet(filters.followersMin, (min) => gte(SORT_KEYS.followers, min)),
  ifSet(filters.followersMax, (max) => and(isNotNull(rows.followers), lte(SORT_KEYS.followers, max))),
  ifSet(filters.engagementMin, (min) => gte(SORT_KEYS.engagement, min)),
  ifAny(filters.interest, (tags) => arrayOverlaps(rows.interests, tags)),
  ifAny(filters.province, (provinces) => inArray(rows.province, provinces)),
  ifSet(filters.gender, (gender) => eq(rows.audienceGender, gender)),
  ifAny(filters.age, (ages) => inArray(rows.audienceAge, ages)),
  ifSet(filters.scoreMin, (min) => gte(rows.score, min)),
  workCondition(filters),
  ifSet(filters.replyWithin, (hours) => lte(rows.replyHours, Number(hours))),
  ifSet(filters.language, (lang) => eq(rows.lang, lang)),
  filters.takesJobs ? eq(rows.paused, false) : undefined,
]

/** Only the filters of the search, as a condition on the index table. */
export const filterConditions = (filters: Search): SQL | undefined => and(...conditions(filters))

export const ofTypes = ({ type }: FindFilters): SQL | undefined =>
  type?.length ? inArray(rows.type, [...type]) : undefined

/** All conditions of a search except the types, because channels are also counted per type. */
export const conditionsOf = (search: Search): SQL | undefined => {
  const { also, marketerId } = search
  return and(
    filterConditions(search),
    notBlockedBy(marketerId),
    ...(also ? [filterConditions({ ...also, marketerId }), ofTypes(also)] : []),
  )
}

/** The data that the list shows in addition to the index table: the person, the channel's picture, the ratings. */
export const listShown = (tx: Tx, channelIds: readonly string[], lang: Lang) =>
  tx
    .select({
      channelId: channels.id,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      channel: {
        type: channels.type,
        handle: channels.handle,
        avatarUrl: channels.avatarUrl,
        followers: channels.followers,
        engagementBps: channels.engagementBps,
      },
      reliability: influencers.reliability,
      takesJobsFrom: influencers.takesJobsFrom,
      totals: ratingTotals,
    })
    .from(channels)
    .innerJoin(accounts, eq(accounts.id, channels.accountId))
    .innerJoin(influencers, eq(influencers.accountId, channels.accountId))
    .leftJoin(ratingTotals, eq(ratingTotals.accountId, channels.accountId))
    .where(inArray(channels.id, [...channelIds]))

const ENDED = CANCELLED as JobStatus[]

/** The jobs of several people in a campaign, except those that ended without pay. */
export async function listJobStatuses(
  tx: Tx,
  campaignId: string,
  influencerIds: readonly string[],
): Promise<Map<string, JobStatus>> {
  if (influencerIds.length === 0) return new Map()
  const found = await tx
    .select({ influencerId: jobs.influencerId, status: jobs.status })
    .from(jobs)
    .where(
      and(eq(jobs.campaignId, campaignId), anyOf(jobs.influencerId, influencerIds), notInArray(jobs.status, ENDED)),
    )
  return new Map(found.map(({ influencerId, status }) => [influencerId, status]))
}

/** A person whom the marketer can find and has not blocked; null for anybody else. */
export async function findPerson(tx: Tx, marketerId: string, accountId: string, lang: Lang) {
  const [row] = await tx
    .select({
      id: accounts.id,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      influencer: influencers,
      totals: ratingTotals,
    })
    .from(accounts)
    .innerJoin(influencers, eq(influencers.accountId, accounts.id))
    .leftJoin(ratingTotals, eq(ratingTotals.accountId, accounts.id))
    .where(
      and(
        eq(accounts.id, accountId),
        sql`exists (select from ${rows} where ${and(eq(rows.accountId, accounts.id), notBlockedBy(marketerId))})`,
      ),
    )
  return row ?? null
}

/** Those of the people whom the marketer can find and has not blocked. */
export const listPeople = (tx: Tx, marketerId: string, accountIds: readonly string[], lang: Lang) =>
  tx
    .select({
      id: accounts.id,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      bio: influencers.bio,
      interests: influencers.interests,
      province: influencers.province,
      reliability: influencers.reliability,
    })
    .from(accounts)
    .innerJoin(influencers, eq(influencers.accountId, accounts.id))
    .where(
      and(
        inArray(accounts.id, [...accountIds]),
        sql`exists (select from ${rows} where ${and(eq(rows.accountId, accounts.id), notBlockedBy(marketerId))})`,
      ),
    )

/**
 * The channels of several people that the marketer can find, largest first. Channels of blocked people are excluded.
 */
export const listChannelsOf = (tx: Tx, marketerId: string, accountIds: readonly string[]) =>
  selectChannels(tx)
    .where(and(inArray(rows.accountId, [...accountIds]), notBlockedBy(marketerId)))
    .orderBy(sql`${channels.followers} desc nulls last`, asc(channels.id))

/** Those of the channels that the marketer can find and whose owner is not blocked. */
export const listChannelsById = (tx: Tx, marketerId: string, ids: readonly string[]) =>
  selectChannels(tx).where(and(inArray(rows.channelId, [...ids]), notBlockedBy(marketerId)))

const selectChannels = (tx: Tx) =>
  tx
    .select({
      id: channels.id,
      accountId: rows.accountId,
      type: channels.type,
      handle: channels.handle,
      url: channels.url,
      avatarUrl: channels.avatarUrl,
      followers: channels.followers,
      engagementBps: channels.engagementBps,
      averageViews: channels.averageViews,
      score: channels.score,
      checkedAt: channels.checkedAt,
      audience: channels.audience,
      proof: channels.proof,
      replyHours: rows.replyHours,
      prices: { ...PRICES },
    })
    .from(rows)
    .innerJoin(channels, eq(channels.id, rows.channelId))

const isInvitable = (owner: CampaignOwner, now: Date): SQL =>
  and(
    ownedCampaigns(owner),
    eq(campaigns.status, 'live'),
    or(sql`${campaigns.closeAt} is null`, gt(campaigns.closeAt, now)),
    lt(campaigns.slotsTaken, campaigns.slots),
  ) as SQL

const standingOf = (influencerId: string) =>
  sql<JobStatus | null>`(select status from ${jobs} where ${and(
    eq(jobs.campaignId, campaigns.id),
    eq(jobs.influencerId, influencerId),
    notInArray(jobs.status, ENDED),
  )} limit 1)`

/** A marketer's campaigns that accept invitations, each with the person's job in it; newest first. */
export const listInvitable = (tx: Tx, owner: CampaignOwner, influencerId: string, now: Date, limit: number) =>
  tx
    .select({ campaign: campaigns, standing: standingOf(influencerId) })
    .from(campaigns)
    .where(isInvitable(owner, now))
    .orderBy(desc(campaigns.id))
    .limit(limit)

/** A marketer's campaign with the person's job in it; null for another marketer's campaign. */
export async function findOwnCampaign(
  tx: Tx,
  { owner, influencerId, campaignId }: { owner: CampaignOwner; influencerId: string; campaignId: string },
) {
  const [row] = await tx
    .select({ campaign: campaigns, standing: standingOf(influencerId) })
    .from(campaigns)
    .where(and(ownedCampaigns(owner), eq(campaigns.id, campaignId)))
  return row ?? null
}
