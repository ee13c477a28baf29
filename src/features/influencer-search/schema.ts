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

/** Stands for an unknown figure in an order, so that cursors need no nulls. */
export const UNKNOWN = -1
/** Stands for a missing price: after every price. */
export const NO_PRICE = 9_000_000_000_000
/** Stands for a typical offer that ends without an answer: after every time in hours. */
export const UNANSWERED = 9_999

/**
 * One row for each channel that marketers can find: usable, of an active account. Triggers on channels, prices,
 * influencers, accounts, completed jobs and replies write it in the transaction of the change (migrations 0241,
 * 0271 and 0312); nothing else does.
 */
export const influencerSearch = pgTable(
  'influencer_search',
  {
    channelId: uuid('channel_id')
      .primaryKey()
      .references(() => channels.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').notNull(),
    type: text('type').$type<StoredChannelType>().notNull(),
    /** Name of the person, handle and name of the channel in lower case: what the search field compares. */
    words: text('words').notNull(),
    followers: integer('followers'),
    /** Basis points. */
    engagementBps: integer('engagement_bps'),
    /** Authenticity, 0 to 100. */
    score: integer('score'),
    /** Order of the list without another one: authenticity first, then engagement. */
    rank: integer('rank').notNull(),
    province: text('province'),
    interests: text('interests').array().$type<Interest[]>().notNull(),
    /** The most frequent gender and age of the audience, as a campaign's criteria compare them; null where unknown. */
    audienceGender: text('audience_gender').$type<Gender>(),
    audienceAge: text('audience_age').$type<AgeBand>(),
    /** Prices in satang; null where the influencer set none for this type. */
    shareLink: money('share_link'),
    photoPost: money('photo_post'),
    videoPost: money('video_post'),
    live: money('live'),
    story: money('story'),
    reel: money('reel'),
    /** The lowest of them. */
    priceFrom: money('price_from'),
    listedAt: at('listed_at').notNull(),
    /** Of its bit in `influencer_facets`; orders channels that are equal otherwise. */
    position: integer('position').notNull().unique(),
    /** In which the account uses Talad. */
    lang: text('lang').$type<Lang>().notNull(),
    /** The person has completed a job. */
    hasWorked: boolean('has_worked').notNull(),
    /** The median of the person's latest replies to offers, in hours; null without any. */
    replyHours: integer('reply_hours'),
    /** The person takes no new jobs before a day. */
    paused: boolean('paused').notNull(),
  },
  (t) => [
    index('influencer_search_account').on(t.accountId),
    index('influencer_search_new').on(t.listedAt, t.channelId),
    // Without a pending list, which each search would have to read.
    index('influencer_search_words').using('gin', t.words.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
)

/**
 * The first reply of an influencer to an offer: an invitation, or the marketer's choice of an application. A trigger on
 * the events of jobs (migration 0271) is the only writer. Offers that were frozen are not part of it.
 */
export const influencerReplies = pgTable(
  'influencer_replies',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    influencerId: uuid('influencer_id').notNull(),
    repliedAt: at('replied_at').notNull(),
    /** From the offer to the reply, rounded up; null if the time ran out. */
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

/** Who has completed a job of a marketer. A trigger on jobs (migration 0271) is the only writer. */
export const pastPartners = pgTable(
  'past_partners',
  { marketerId: uuid('marketer_id').notNull(), influencerId: uuid('influencer_id').notNull() },
  (t) => [primaryKey({ columns: [t.marketerId, t.influencerId] })],
)

/** Searches that marketers saved under a name. */
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
    /** The marketer has opened the search then: later channels are new. */
    seenAt: at('seen_at').notNull(),
    /** Channels listed before were counted for an alert. */
    checkedAt: at('looked_at').notNull(),
  },
  (t) => [
    index('influencer_searches_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
    index('influencer_searches_due').on(t.checkedAt),
  ],
)

/** The orders of the list: all but price run downwards. */
export const SORT_KEYS = {
  trust: sql<number>`${influencerSearch.rank}`,
  followers: sql<number>`coalesce(${influencerSearch.followers}, ${sql.raw(String(UNKNOWN))})`,
  engagement: sql<number>`coalesce(${influencerSearch.engagementBps}, ${sql.raw(String(UNKNOWN))})`,
  /** Seconds. */
  newest: sql<number>`floor(extract(epoch from ${influencerSearch.listedAt}))::bigint`,
  price: sql<number>`coalesce(${influencerSearch.priceFrom}, ${sql.raw(String(NO_PRICE))}::bigint)`,
} as const
