import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Gender, Interest, StoredChannelType } from '../../core/vocabulary.ts'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import type { AgeBand } from '../campaigns/shapes.ts'
import { channels } from '../channels/schema.ts'
import type { SavedFilters } from './saved/shapes.ts'

/** Stands for an unknown figure in an order, so that cursors need no nulls. */
export const UNKNOWN = -1
/** Stands for a missing price: after every price. */
export const NO_PRICE = 9_000_000_000_000

/**
 * One row for each channel that marketers can find: usable, of an active account. Triggers on channels, prices,
 * influencers and accounts write it in the transaction of the change (migration 0241); nothing else does.
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
  },
  (t) => [
    index('influencer_search_account').on(t.accountId),
    index('influencer_search_new').on(t.listedAt, t.channelId),
    // Without a pending list, which each search would have to read.
    index('influencer_search_words').using('gin', t.words.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
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
    /** A message has told of the channels listed before. */
    lookedAt: at('looked_at').notNull(),
  },
  (t) => [
    index('influencer_searches_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
    index('influencer_searches_due').on(t.lookedAt),
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
