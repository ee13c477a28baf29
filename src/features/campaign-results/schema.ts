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
    /** SHA-256 of the token. The token itself is shown only once. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Whether the report shows names of influencers and links to their posts. */
    showNames: boolean('show_names').notNull(),
    /** Whether the report shows the cost of the campaign. */
    showMoney: boolean('show_money').notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [index('report_links_campaign').on(t.campaignId, t.id.desc().nullsFirst())],
)

/** A marketer's targets for a campaign. Null: no target. */
export const campaignTargets = pgTable('campaign_targets', {
  campaignId: uuid('campaign_id')
    .primaryKey()
    .references(() => campaigns.id),
  reach: integer('reach'),
  views: integer('views'),
  engagement: integer('engagement'),
  clicks: integer('clicks'),
  couponUses: integer('coupon_uses'),
  /** Maximum cost of a thousand people reached, one engagement, one click and one coupon use, in satang. */
  perThousand: money('per_thousand'),
  perEngagement: money('per_engagement'),
  perClick: money('per_click'),
  perCouponUse: money('per_coupon_use'),
  updatedAt: at('updated_at').notNull(),
})

/**
 * Medians of the campaigns of the last twelve months, computed once a day. Empty platform and post type: all campaigns.
 */
export const marketMedians = pgTable(
  'market_medians',
  {
    channelType: text('channel_type').notNull(),
    postType: text('post_type').notNull(),
    computedOn: date('computed_on', { mode: 'string' }).notNull(),
    /** Number of campaigns in the sample. */
    campaigns: integer('campaigns').notNull(),
    reachPerPost: integer('reach_per_post').notNull(),
    /** Null if too few campaigns have views. */
    viewsPerPost: integer('views_per_post'),
    engagementPerPost: integer('engagement_per_post').notNull(),
    /** Null if too few campaigns have tracked links. */
    clicksPerPost: integer('clicks_per_post'),
    /** Null if too few campaigns have coupon uses. */
    couponUsesPerPost: integer('coupon_uses_per_post'),
    perThousand: money('per_thousand'),
    perEngagement: money('per_engagement'),
    perClick: money('per_click'),
    perCouponUse: money('per_coupon_use'),
  },
  (t) => [primaryKey({ columns: [t.channelType, t.postType] })],
)
