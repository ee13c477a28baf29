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
    /** The agency's brand that it is for; null for the marketer itself. */
    brandId: uuid('brand_id'),
    kind: text('kind', { enum: CAMPAIGN_KINDS }).notNull(),
    payBy: text('pay_by', { enum: PAY_BY }).notNull(),
    /** The package of the catalogue whose units pay, when paid by a package. */
    packageId: uuid('package_id'),
    status: text('status', { enum: CAMPAIGN_STATUSES }).notNull(),
    /** Takes no new applications; running jobs go on. */
    paused: boolean('paused').notNull().default(false),
    /** Grows with each saved change: a save names the version that it was made from. */
    version: integer('version').notNull().default(1),
    title: text('title').notNull().default(''),
    /** Title on English pages; the title itself when empty. */
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
    /** Job pay for one creator, satang, without fee and tax. */
    price: money('price'),
    /** Applicants may ask for another price, once. */
    counterOffers: text('counter_offers', { enum: COUNTER_OFFERS }).notNull().default('no'),
    slots: integer('slots').notNull().default(1),
    slotsTaken: integer('slots_taken').notNull().default(0),
    criteria: jsonb('criteria').$type<Criteria>().notNull(),
    /** Topic that chooses the drawn cover. */
    topic: text('topic').$type<Interest>().notNull().default('lifestyle'),
    /** The instant after which nobody can apply: the end of the closing day. */
    closeAt: at('close_at'),
    /** Days for a draft from the day on which the creator can begin; null: the product's default. */
    draftDays: integer('draft_days'),
    draftBy: date('draft_by', { mode: 'string' }),
    postFrom: date('post_from', { mode: 'string' }),
    postBy: date('post_by', { mode: 'string' }),
    /** What the brand may do with the post, and until which day. */
    usageRights: text('usage_rights').$type<UsageRights | ''>().notNull().default(''),
    usageEndsOn: date('usage_ends_on', { mode: 'string' }),
    disclosureTag: text('disclosure_tag').notNull().default(''),
    /** Where the influencers' tracked links lead. */
    trackingUrl: text('tracking_url').notNull().default(''),
    couponCode: text('coupon_code').notNull().default(''),
    /** The brand's own numbers, for its accounting. */
    poNumber: text('po_number').notNull().default(''),
    costCentre: text('cost_centre').notNull().default(''),
    /** Review option `shipping`: what one influencer is sent, worth satang in all; null on campaigns from before. */
    productValue: money('product_value'),
    productQuantity: integer('product_quantity').notNull().default(1),
    productVariants: jsonb('product_variants').$type<string[]>().notNull().default([]),
    /** Review option `buy product`: what is paid back at most, satang. */
    reimbursementCap: money('reimbursement_cap'),
    /** Review option `invite`: the code that staff on site give the creator. */
    checkInCode: text('check_in_code'),
    venue: text('venue').notNull().default(''),
    coverScene: text('cover_scene'),
    coverFileId: uuid('cover_file_id'),
    /** Why an operator sent it back. */
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
    // A brand of the same agency.
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
    // The days of a marketer's calendar.
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
 * How many campaigns stand on the market by platform, post type, topic and step of the pay, whether or not their closing day
 * has passed. A trigger on campaigns adds to it (migration market_counts_kept).
 */
export const marketCounts = pgTable(
  'market_counts',
  {
    ...deltaColumns,
    /** Empty if the campaign names none. */
    channelType: text('channel_type').notNull(),
    postType: text('post_type').notNull(),
    topic: text('topic').notNull(),
    /** Lower bound of the step, satang; -1 without a pay. */
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

/** Jobs that a creator marked to look at later. */
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

/** Searches of the market that a creator is told about when new jobs match. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** What the search looks for, in the words of the moment. */
    name: text('name').notNull(),
    /** In the form of `normalFilters`. */
    filters: jsonb('filters').$type<SavedFilters>().notNull(),
    createdAt: at('created_at').notNull(),
    /** Jobs published later have not been searched yet. */
    checkedAt: at('looked_at').notNull(),
  },
  (t) => [uniqueIndex('saved_searches_once').on(t.accountId, t.filters), index('saved_searches_due').on(t.checkedAt)],
)
