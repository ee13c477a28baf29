import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { campaigns } from '../campaigns/schema.ts'

/** Read-only links to a campaign's report. */
export const reportLinks = pgTable(
  'report_links',
  {
    id: id(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the token, which is shown once. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether the report names the influencers and links to their posts. */
    showNames: boolean('show_names').notNull(),
    /** Whether the report has what the campaign cost. */
    showMoney: boolean('show_money').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [index('report_links_campaign').on(t.campaignId, t.id.desc().nullsFirst())],
)

/** What a marketer wants a campaign to bring; null where nothing is set. */
export const campaignTargets = pgTable('campaign_targets', {
  campaignId: uuid('campaign_id')
    .primaryKey()
    .references(() => campaigns.id),
  reach: integer('reach'),
  views: integer('views'),
  engagement: integer('engagement'),
  clicks: integer('clicks'),
  couponUses: integer('coupon_uses'),
  /** Highest cost of a thousand people reached, one engagement, one click and one use of a coupon, satang. */
  perThousand: money('per_thousand'),
  perEngagement: money('per_engagement'),
  perClick: money('per_click'),
  perCouponUse: money('per_coupon_use'),
  updatedAt: at('updated_at').notNull(),
})

/**
 * Medians of the campaigns of the last twelve months, computed once a day. Empty platform and post type: all of them.
 */
export const marketMedians = pgTable(
  'market_medians',
  {
    channelType: text('channel_type').notNull(),
    postType: text('post_type').notNull(),
    computedOn: date('computed_on', { mode: 'string' }).notNull(),
    /** How many campaigns the medians are taken from. */
    campaigns: integer('campaigns').notNull(),
    reachPerPost: integer('reach_per_post').notNull(),
    /** Null where too few campaigns have views. */
    viewsPerPost: integer('views_per_post'),
    engagementPerPost: integer('engagement_per_post').notNull(),
    /** Null where too few campaigns have tracked links. */
    clicksPerPost: integer('clicks_per_post'),
    /** Null where too few campaigns have coupon uses. */
    couponUsesPerPost: integer('coupon_uses_per_post'),
    perThousand: money('per_thousand'),
    perEngagement: money('per_engagement'),
    perClick: money('per_click'),
    perCouponUse: money('per_coupon_use'),
  },
  (t) => [primaryKey({ columns: [t.channelType, t.postType] })],
)
