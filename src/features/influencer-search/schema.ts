import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Lang } from '../../core/shapes.ts'
import type { Gender, Interest, StoredChannelType } from '../../core/vocabulary.ts'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import type { AgeBand } from '../campaigns/shapes.ts'
import { channels } from '../channels/schema.ts'
import { jobs } from '../jobs/schema.ts'
import type { SavedFilters } from './saved/shapes.ts'

/** Replaces an unknown figure in a sort key, so that cursors contain no nulls. */
export const UNKNOWN = -1
/** Replaces a missing price in a sort key; greater than every price. */
export const NO_PRICE = 9_000_000_000_000
/** Reply time of a person whose typical offer ends without a reply; greater than every time in hours. */
export const UNANSWERED = 9_999

/**
 * One row for each channel that marketers can find: an active or allowed channel of an active account. Only triggers
 * write it: those on channels, prices, influencers, accounts, completed jobs and replies, in the transaction of the
 * change (migrations 0241, 0271 and 0312).
 */
export const influencerSearch = pgTable(
  'influencer_search',
  {
    channelId: uuid('channel_id')
      .primaryKey()
      .references(() => channels.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull(),
    type: text('type').$type<StoredChannelType>().notNull(),
    /** Name of the person, handle and name of the channel, in lower case. The text search matches these. */
    words: text('words').notNull(),
    followers: integer('followers'),
    /** Basis points. */
    engagementBps: integer('engagement_bps'),
    /** Authenticity, 0 to 100. */
    score: integer('score'),
    /** Default sort key: authenticity first, then engagement. */
    rank: integer('rank').notNull(),
    province: text('province'),
    interests: text('interests').array().$type<Interest[]>().notNull(),
    /** The most frequent gender and age band of the audience, which campaign criteria compare; null if unknown. */
    audienceGender: text('audience_gender').$type<Gender>(),
    audienceAge: text('audience_age').$type<AgeBand>(),
    /** Prices in satang; null if the influencer has no price for this post type. */
    shareLink: money('share_link'),
    photoPost: money('photo_post'),
    videoPost: money('video_post'),
    live: money('live'),
    story: money('story'),
    reel: money('reel'),
    /** The lowest of these prices. */
    priceFrom: money('price_from'),
    listedAt: at('listed_at').notNull(),
    /** Position of the channel's bit in `influencer_facets`. Also the tie-breaker of every order. */
    position: integer('position').notNull().unique(),
    /** The account's language. */
    lang: text('lang').$type<Lang>().notNull(),
    /** True if the person has completed a job. */
    hasWorked: boolean('has_worked').notNull(),
    /** Median of the person's latest replies to offers, in hours; null if there are none. */
    replyHours: integer('reply_hours'),
    /** True if the person has paused new jobs. */
    paused: boolean('paused').notNull(),
  },
  (t) => [
    index('influencer_search_account').on(t.accountId),
    index('influencer_search_new').on(t.listedAt, t.channelId),
    // No pending list (fastupdate), because each search would have to scan it.
    index('influencer_search_words').using('gin', t.words.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
)

/**
 * The first reply of an influencer to each offer: an invitation, or an application that the marketer has accepted. A
 * trigger on job events (migration 0271) is the only writer. Offers that were frozen are excluded.
 */
export const influencerReplies = pgTable(
  'influencer_replies',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    influencerId: uuid('influencer_id').notNull(),
    repliedAt: at('replied_at').notNull(),
    /** Hours from the offer to the reply, rounded up; null if the offer expired without a reply. */
    hours: integer('hours'),
  },
  (t) => [
    index('influencer_replies_influencer').on(
      t.influencerId,
      t.repliedAt.desc().nullsFirst(),
      t.jobId.desc().nullsFirst(),
    ),
  ],
)

/** People who have completed a job of a marketer. A trigger on jobs (migration 0271) is the only writer. */
export const pastPartners = pgTable(
  'past_partners',
  { marketerId: uuid('marketer_id').notNull(), influencerId: uuid('influencer_id').notNull() },
  (t) => [primaryKey({ columns: [t.marketerId, t.influencerId] })],
)

/** Searches that marketers have saved with a name. */
export const influencerSearches = pgTable(
  'influencer_searches',
  {
    id: id(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<SavedFilters>().notNull(),
    createdAt: at('created_at').notNull(),
    /** When the marketer last opened the search. Channels listed later count as new. */
    seenAt: at('seen_at').notNull(),
    /** Channels listed before this time were already counted for an alert. */
    checkedAt: at('looked_at').notNull(),
  },
  (t) => [
    index('influencer_searches_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
    index('influencer_searches_due').on(t.checkedAt),
  ],
)

/** Sort keys of the list. All are descending except price. */
export const SORT_KEYS = {
  trust: sql<number>`${influencerSearch.rank}`,
  followers: sql<number>`coalesce(${influencerSearch.followers}, ${sql.raw(String(UNKNOWN))})`,
  engagement: sql<number>`coalesce(${influencerSearch.engagementBps}, ${sql.raw(String(UNKNOWN))})`,
  /** Unix time in seconds. */
  newest: sql<number>`floor(extract(epoch from ${influencerSearch.listedAt}))::bigint`,
  price: sql<number>`coalesce(${influencerSearch.priceFrom}, ${sql.raw(String(NO_PRICE))}::bigint)`,
} as const
