import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Interest, Objective } from '../../core/vocabulary.ts'
import { POST_TYPES, REVIEW_OPTIONS } from '../../core/vocabulary.ts'
import { at, id, money } from '../../db/columns.ts'
import { type DeltaTable, deltaColumns } from '../../db/deltas.ts'
import { accounts } from '../accounts/schema.ts'
import { agencyBrands } from '../agency-brands/schema.ts'
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_STATUSES,
  COUNTER_OFFERS,
  PAY_BY,
  STORED_CHANNEL_TYPES,
  type UsageRights,
} from './brief/codes.ts'
import type { Draft } from './brief/fields.ts'
import type { SavedFilters } from './market/shapes.ts'
import type { Criteria } from './shapes.ts'

const isLivePublic = sql`status = 'live' and kind = 'public' and not paused`

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    /** The agency's brand of the campaign; null for the marketer itself. */
    brandId: uuid('brand_id'),
    kind: text('kind', { enum: CAMPAIGN_KINDS }).notNull(),
    payBy: text('pay_by', { enum: PAY_BY }).notNull(),
    /** The package of the catalogue whose units pay for the jobs; null if paid with credits. */
    packageId: uuid('package_id'),
    status: text('status', { enum: CAMPAIGN_STATUSES }).notNull(),
    /** Accepts no new applications; running jobs continue. */
    paused: boolean('paused').notNull().default(false),
    /** Incremented with each saved change. A save contains the version that it is based on. */
    version: integer('version').notNull().default(1),
    title: text('title').notNull().default(''),
    /** Title on English pages; if empty, the title itself is used. */
    titleEn: text('title_en').notNull().default(''),
    product: text('product').notNull().default(''),
    productUrl: text('product_url').notNull().default(''),
    objective: integer('objective').$type<Objective>(),
    brief: jsonb('brief').$type<Draft['brief']>().notNull(),
    channelType: text('channel_type', { enum: STORED_CHANNEL_TYPES as [string, ...string[]] }).$type<
      (typeof STORED_CHANNEL_TYPES)[number]
    >(),
    postType: text('post_type', { enum: POST_TYPES }),
    reviewOption: text('review_option', { enum: REVIEW_OPTIONS }),
    /** Pay of one creator, satang, before fee and tax. */
    price: money('price'),
    /** Whether applicants may request another price, once. */
    counterOffers: text('counter_offers', { enum: COUNTER_OFFERS }).notNull().default('no'),
    slots: integer('slots').notNull().default(1),
    slotsTaken: integer('slots_taken').notNull().default(0),
    criteria: jsonb('criteria').$type<Criteria>().notNull(),
    /** Topic that selects the drawn cover. */
    topic: text('topic').$type<Interest>().notNull().default('lifestyle'),
    /** Nobody can apply after this time, which is the end of the closing day. */
    closeAt: at('close_at'),
    /** Days for a draft, counted from the day on which the creator can start; null: the default of the settings. */
    draftDays: integer('draft_days'),
    draftBy: date('draft_by', { mode: 'string' }),
    postFrom: date('post_from', { mode: 'string' }),
    postBy: date('post_by', { mode: 'string' }),
    /** How the brand may use the post, and until which day. */
    usageRights: text('usage_rights').$type<UsageRights | ''>().notNull().default(''),
    usageEndsOn: date('usage_ends_on', { mode: 'string' }),
    disclosureTag: text('disclosure_tag').notNull().default(''),
    /** Destination of the influencers' tracked links. */
    trackingUrl: text('tracking_url').notNull().default(''),
    couponCode: text('coupon_code').notNull().default(''),
    /** The brand's own references, for its accounting. */
    poNumber: text('po_number').notNull().default(''),
    costCentre: text('cost_centre').notNull().default(''),
    /**
     * Review option `shipping`: the product that each influencer gets, with its total value in satang; null on
     * campaigns that are older than this field.
     */
    productValue: money('product_value'),
    productQuantity: integer('product_quantity').notNull().default(1),
    productVariants: jsonb('product_variants').$type<string[]>().notNull().default([]),
    /** Review option `buy product`: maximum reimbursement, satang. */
    reimbursementCap: money('reimbursement_cap'),
    /** Review option `invite`: the code that staff at the venue give to the creator. */
    checkInCode: text('check_in_code'),
    venue: text('venue').notNull().default(''),
    coverScene: text('cover_scene'),
    coverFileId: uuid('cover_file_id'),
    /** Why an operator sent the campaign back. */
    reviewNote: text('review_note'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    submittedAt: at('submitted_at'),
    publishedAt: at('published_at'),
    closedAt: at('closed_at'),
  },
  (t) => [
    check('campaigns_slots', sql`${t.slotsTaken} >= 0 and ${t.slotsTaken} <= ${t.slots}`),
    check('campaigns_price', sql`${t.price} is null or ${t.price} > 0`),
    check('campaigns_product', sql`${t.productValue} > 0 and ${t.productQuantity} > 0`),
    // The brand must belong to the same marketer.
    foreignKey({
      name: 'campaigns_brand_own',
      columns: [t.brandId, t.marketerId],
      foreignColumns: [agencyBrands.id, agencyBrands.marketerId],
    }),
    index('campaigns_marketer').on(t.marketerId, t.id.desc().nullsFirst()),
    index('campaigns_brand').on(t.brandId, t.id.desc().nullsFirst()).where(sql`brand_id is not null`),
    index('campaigns_market_close').on(t.closeAt, t.id).where(isLivePublic),
    index('campaigns_market_newest')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(isLivePublic),
    index('campaigns_market_price').on(t.price.desc().nullsFirst(), t.id.desc().nullsFirst()).where(isLivePublic),
    // For the marketer's calendar.
    index('campaigns_marketer_close').on(t.marketerId, t.closeAt).where(sql`status = 'live'`),
    index('campaigns_marketer_draft').on(t.marketerId, t.draftBy).where(sql`draft_by is not null`),
    index('campaigns_marketer_post').on(t.marketerId, t.postBy).where(sql`post_by is not null`),
    index('campaigns_marketer_rights').on(t.marketerId, t.usageEndsOn).where(sql`usage_ends_on is not null`),
    index('campaigns_marketer_status').on(t.marketerId, t.payBy, t.status),
    index('campaigns_market_words')
      .using('gin', sql`(${t.title} || ' ' || ${t.titleEn} || ' ' || ${t.product}) gin_trgm_ops`)
      .with({ fastupdate: false })
      .where(isLivePublic),
    index('campaigns_market_marketer').on(t.marketerId).where(isLivePublic),
    index('campaigns_queue').on(t.status, t.submittedAt, t.id).where(sql`submitted_at is not null`),
    index('campaigns_due').on(t.closeAt).where(sql`status = 'live'`),
  ],
)

/**
 * Number of campaigns on the market by platform, post type, topic and price range, including those past their closing
 * day. Maintained by a trigger on campaigns (migration market_counts_kept).
 */
export const marketCounts = pgTable(
  'market_counts',
  {
    ...deltaColumns,
    /** Empty if the campaign has none. */
    channelType: text('channel_type').notNull(),
    postType: text('post_type').notNull(),
    topic: text('topic').notNull(),
    /** Lower bound of the price range, satang; -1 without a price. */
    priceFrom: money('price_from').notNull(),
    campaigns: integer('campaigns').notNull(),
  },
  (t) => [
    index('market_counts_key').on(t.channelType, t.postType, t.topic, t.priceFrom),
    index('market_counts_new').on(t.id).where(sql`is_new`),
  ],
)

export const marketCountSums: DeltaTable = {
  name: 'market_counts',
  keys: ['channel_type', 'post_type', 'topic', 'price_from'],
  sums: ['campaigns'],
}

/** Jobs that a creator has bookmarked. */
export const campaignBookmarks = pgTable(
  'campaign_bookmarks',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.campaignId] })],
)

/** Saved searches of the market; creators are notified of new matching jobs. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The filters in words when the search was saved, for the export of the account's data. */
    name: text('name').notNull(),
    /** Normalized by `normalFilters`. */
    filters: jsonb('filters').$type<SavedFilters>().notNull(),
    createdAt: at('created_at').notNull(),
    /** Jobs that were published later have not been compared with this search yet. */
    checkedAt: at('looked_at').notNull(),
  },
  (t) => [uniqueIndex('saved_searches_once').on(t.accountId, t.filters), index('saved_searches_due').on(t.checkedAt)],
)
