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
    /** The platform's own id. Type and external id together identify a channel. */
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
    /** Admitted despite a failed check. After a suspension or a lost connection the channel becomes `allowed` again. */
    wasAllowed: boolean('was_allowed').notNull().default(false),
    /** How ownership was proven: sign-in at the platform (`oauth`), or a code in the public profile (`bio`). */
    proof: text('proof', { enum: ['oauth', 'bio'] }).notNull(),
    /** Null: hidden or not provided by the platform. */
    followers: integer('followers'),
    following: integer('following'),
    posts90d: integer('posts_90d'),
    averageLikes: integer('average_likes'),
    averageComments: integer('average_comments'),
    averageViews: integer('average_views'),
    /** Basis points. */
    engagementBps: integer('engagement_bps'),
    audience: jsonb('audience').$type<Audience>(),
    /** Authenticity score, 0 to 100. */
    score: integer('score'),
    scoreReasons: jsonb('score_reasons').$type<ScoreReason[]>().notNull().default([]),
    /** Score reasons that an operator rejected as unfounded, with their points at that time. */
    scoreWaived: jsonb('score_waived').$type<ScoreReason[]>().notNull().default([]),
    /** When the owner appealed against the score. */
    scoreAppealedAt: at('score_appealed_at'),
    scoreAppealNote: text('score_appeal_note'),
    qualification: jsonb('qualification').$type<QualificationResult>(),
    checkedAt: at('checked_at'),
    /** No refresh before this time, because the platform did not respond. */
    retryAt: at('retry_at'),
    /** Number of consecutive refreshes that did not find the profile. */
    missedRefreshes: integer('missed_refreshes').notNull().default(0),
    /** When the owner appealed against the rejection. */
    appealedAt: at('appealed_at'),
    appealNote: text('appeal_note'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    // An identity that was turned off or rejected can be added again; a banned one cannot.
    uniqueIndex('channels_identity').on(t.type, t.externalId).where(sql`status not in ('deactivated', 'rejected')`),
    index('channels_account').on(t.accountId, t.id),
    index('channels_usable').on(t.type, t.followers).where(sql`status in ('active', 'allowed')`),
    index('channels_shown').on(t.followers.desc(), t.id).where(sql`status in ('active', 'allowed')`),
    index('channels_status').on(t.status, t.statusAt, t.id),
    index('channels_status_at').on(t.statusAt, t.id),
    index('channels_search').using('gin', t.handle.op('gin_trgm_ops')),
    // Covering indexes for the sweeps: channels with old figures, and changes since an application was matched.
    index('channels_stale')
      .on(sql`coalesce(checked_at, '-infinity')`, t.id)
      .where(sql`status in ('active', 'allowed', 'disconnected', 'not_found')`),
    index('channels_changes').on(t.id, t.checkedAt, t.statusAt, t.pricedAt),
    index('channels_figures_retained').on(t.statusAt).where(sql`status = 'deactivated' and checked_at is not null`),
    index('channels_appealed').on(t.appealedAt, t.id).where(sql`appealed_at is not null`),
    index('channels_score_appealed').on(t.scoreAppealedAt, t.id).where(sql`score_appealed_at is not null`),
  ],
)

/** Figures of a channel on one day in Bangkok time, as read on that day or provided by the platform later. */
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

/** The platform's tokens of a channel. In a table of their own, so that no list of channels reads them. */
export const channelTokens = pgTable('channel_tokens', {
  channelId: uuid('channel_id')
    .primaryKey()
    .references(() => channels.id),
  /** Access and refresh token, encrypted. */
  sealed: text('sealed').notNull(),
  expiresAt: at('expires_at'),
  /** When a process started to renew it; null if none does. */
  renewingAt: at('renewing_at'),
})

/** Tokens that have to be revoked at their platform. */
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
 * A pending proof of ownership: the state of a platform sign-in (bound to the session, used once), or the code that
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
    /** oauth: SHA-256 of the state. bio: the code itself, which becomes public anyway. */
    secret: text('secret').notNull(),
    /** oauth: PKCE verifier for the code exchange. */
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

/** Codes that admit a channel despite a failed check, or give another benefit. */
export const privilegeCodes = pgTable(
  'privilege_codes',
  {
    code: text('code').primaryKey(),
    benefitTh: text('benefit_th').notNull(),
    benefitEn: text('benefit_en').notNull(),
    quota: integer('quota').notNull(),
    used: integer('used').notNull().default(0),
    expiresAt: at('expires_at').notNull(),
    /** When an operator ended the code before it expired. */
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
