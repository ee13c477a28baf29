import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StoredChannelType } from '../../core/vocabulary.ts'
import { POST_TYPES } from '../../core/vocabulary.ts'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { type Audience, CHANNEL_STATUSES, type QualificationResult, type ScoreReason } from './shapes.ts'

export const channels = pgTable(
  'channels',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    type: text('type').$type<StoredChannelType>().notNull(),
    /** The platform's own id: with the type it is the canonical identity. */
    externalId: text('external_id').notNull(),
    /** Without @. */
    handle: text('handle').notNull(),
    url: text('url').notNull(),
    name: text('name').notNull(),
    avatarUrl: text('avatar_url'),
    status: text('status', { enum: CHANNEL_STATUSES }).notNull(),
    statusReason: text('status_reason'),
    statusAt: at('status_at').notNull(),
    /** When the owner last changed a price. */
    pricedAt: at('priced_at'),
    /** Let in in spite of a failed check: it comes back as allowed. */
    wasAllowed: boolean('was_allowed').notNull().default(false),
    /** How ownership was shown: the platform's sign-in, or a code in the public profile. */
    proof: text('proof', { enum: ['oauth', 'bio'] }).notNull(),
    /** Null: hidden or not told by the platform. */
    followers: integer('followers'),
    following: integer('following'),
    posts90d: integer('posts_90d'),
    averageLikes: integer('average_likes'),
    averageComments: integer('average_comments'),
    averageViews: integer('average_views'),
    /** Basis points. */
    engagementBps: integer('engagement_bps'),
    audience: jsonb('audience').$type<Audience>(),
    /** Authenticity, 0 to 100. */
    score: integer('score'),
    scoreReasons: jsonb('score_reasons').$type<ScoreReason[]>().notNull().default([]),
    /** Reasons that an operator found to be unfounded, with the points that they took then. */
    scoreWaived: jsonb('score_waived').$type<ScoreReason[]>().notNull().default([]),
    /** The owner asked a person to look at the score. */
    scoreAppealedAt: at('score_appealed_at'),
    scoreAppealNote: text('score_appeal_note'),
    qualification: jsonb('qualification').$type<QualificationResult>(),
    checkedAt: at('checked_at'),
    /** The platform did not answer: not read again before. */
    retryAt: at('retry_at'),
    /** Refreshes in a row that did not find the profile. */
    missedRefreshes: integer('missed_refreshes').notNull().default(0),
    /** The owner asked a person to look again. */
    appealedAt: at('appealed_at'),
    appealNote: text('appeal_note'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    // A given-back or refused identity may come again; a banned one never.
    uniqueIndex('channels_identity').on(t.type, t.externalId).where(sql`status not in ('deactivated', 'rejected')`),
    index('channels_account').on(t.accountId, t.id),
    index('channels_usable').on(t.type, t.followers).where(sql`status in ('active', 'allowed')`),
    index('channels_shown').on(t.followers.desc(), t.id).where(sql`status in ('active', 'allowed')`),
    index('channels_status').on(t.status, t.statusAt, t.id),
    index('channels_status_at').on(t.statusAt, t.id),
    index('channels_search').using('gin', t.handle.op('gin_trgm_ops')),
    // Read by the sweeps from the index alone: which figures are old, and what changed since an application was compared.
    index('channels_stale')
      .on(sql`coalesce(checked_at, '-infinity')`, t.id)
      .where(sql`status in ('active', 'allowed', 'disconnected', 'not_found')`),
    index('channels_changes').on(t.id, t.checkedAt, t.statusAt, t.pricedAt),
    index('channels_figures_retained').on(t.statusAt).where(sql`status = 'deactivated' and checked_at is not null`),
    index('channels_appealed').on(t.appealedAt, t.id).where(sql`appealed_at is not null`),
    index('channels_score_appealed').on(t.scoreAppealedAt, t.id).where(sql`score_appealed_at is not null`),
  ],
)

/** A channel's figures of one Bangkok day, as read then or as the platform told afterwards. */
export const channelDays = pgTable(
  'channel_days',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id),
    day: date('day').notNull(),
    followers: integer('followers'),
    engagementBps: integer('engagement_bps'),
    audience: jsonb('audience').$type<Audience>(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.day] })],
)

/** The platform's tokens for a channel, apart from the channel so that no list ever reads them. */
export const channelTokens = pgTable('channel_tokens', {
  channelId: uuid('channel_id')
    .primaryKey()
    .references(() => channels.id),
  /** Access and refresh token, encrypted. */
  sealed: text('sealed').notNull(),
  expiresAt: at('expires_at'),
  /** A process is renewing it. */
  renewingAt: at('renewing_at'),
})

/** Tokens that are to be given back to their platform. */
export const channelRevocations = pgTable(
  'channel_revocations',
  {
    channelId: uuid('channel_id')
      .primaryKey()
      .references(() => channels.id),
    type: text('type').$type<StoredChannelType>().notNull(),
    sealed: text('sealed').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: at('due_at').notNull(),
  },
  (t) => [index('channel_revocations_due').on(t.dueAt)],
)

/** The owner's price of each post type. */
export const channelPrices = pgTable(
  'channel_prices',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id),
    postType: text('post_type', { enum: POST_TYPES }).notNull(),
    price: money('price').notNull(),
  },
  (t) => [primaryKey({ columns: [t.channelId, t.postType] }), check('channel_prices_positive', sql`${t.price} > 0`)],
)

/**
 * A proof of ownership under way: the state of a platform sign-in (bound to the session, used once), or the code that
 * must appear in the public profile.
 */
export const channelClaims = pgTable(
  'channel_claims',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    sessionId: uuid('session_id').notNull(),
    kind: text('kind', { enum: ['oauth', 'bio'] }).notNull(),
    type: text('type').$type<StoredChannelType>().notNull(),
    handle: text('handle').notNull(),
    url: text('url').notNull(),
    /** oauth: SHA-256 of the state; bio: the code itself, which is public anyway. */
    secret: text('secret').notNull(),
    /** oauth: kept until the exchange (PKCE). */
    verifier: text('verifier'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    uniqueIndex('channel_claims_secret').on(t.kind, t.secret),
    index('channel_claims_account').on(t.accountId, t.id.desc().nullsFirst()),
  ],
)

/** Codes that let a channel in, or give another benefit, in spite of a failed check. */
export const privilegeCodes = pgTable(
  'privilege_codes',
  {
    code: text('code').primaryKey(),
    benefitTh: text('benefit_th').notNull(),
    benefitEn: text('benefit_en').notNull(),
    quota: integer('quota').notNull(),
    used: integer('used').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    /** Ended by an operator before its day. */
    endedAt: at('ended_at'),
    createdBy: uuid('created_by').references(() => accounts.id),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    check('privilege_codes_quota', sql`${t.used} >= 0 and ${t.used} <= ${t.quota}`),
    index('privilege_codes_created').on(t.createdAt.desc().nullsFirst(), t.code.desc().nullsFirst()),
  ],
)

export const privilegeUses = pgTable(
  'privilege_uses',
  {
    code: text('code')
      .notNull()
      .references(() => privilegeCodes.code),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    usedAt: at('used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.code, t.accountId] })],
)
