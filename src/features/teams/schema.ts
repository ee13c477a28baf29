import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { HOLD_REQUEST_STATUSES, TEAM_ROLES } from './kinds.ts'

/**
 * Logins that act for a marketer's account, in addition to its own. A person's account has the role marketer but no row
 * in `marketers`. It belongs to one team and is closed when the person leaves.
 */
export const teamMembers = pgTable(
  'team_members',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => accounts.id),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    role: text('role', { enum: TEAM_ROLES }).notNull(),
    /** The person who sent the invitation. */
    invitedBy: uuid('invited_by').references(() => accounts.id),
    joinedAt: at('joined_at').notNull(),
    /** Limits of this member that replace the team's. */
    actLimit: money('act_limit'),
    monthLimit: money('month_limit'),
    /** The agency's brands that the member is restricted to; null for the whole account. */
    brandIds: uuid('brand_ids').array(),
  },
  (t) => [
    index('team_members_marketer').on(t.marketerId, t.personId),
    check(
      'team_members_brands',
      sql`${t.brandIds} is null or (cardinality(${t.brandIds}) > 0 and ${t.role} in ('campaignManager', 'viewer'))`,
    ),
  ],
)

export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: id(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    email: text('email').notNull(),
    role: text('role', { enum: TEAM_ROLES }).notNull(),
    /** As in `team_members`. */
    brandIds: uuid('brand_ids').array(),
    /** SHA-256 of the token in the link, hexadecimal. Sending the invitation again replaces it. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => accounts.id),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    acceptedAt: at('accepted_at'),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('team_invitations_open')
      .on(t.marketerId, t.email)
      .where(sql`accepted_at is null and withdrawn_at is null`),
  ],
)

/** The holds that each campaign manager of a team may make. Without a row the settings apply. */
export const teamLimits = pgTable('team_limits', {
  marketerId: uuid('marketer_id')
    .primaryKey()
    .references(() => accounts.id),
  actLimit: money('act_limit').notNull(),
  monthLimit: money('month_limit').notNull(),
})

/** A member's command that exceeded a limit. Nothing is done until somebody approves it. */
export const holdRequests = pgTable(
  'hold_requests',
  {
    id: id(),
    marketerId: uuid('marketer_id')
      .notNull()
      .references(() => accounts.id),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => accounts.id),
    /** The endpoint, and the input to call it with after the approval. */
    endpoint: text('endpoint').notNull(),
    input: jsonb('input').$type<{ params: unknown; body: unknown }>().notNull(),
    inputHash: text('input_hash').notNull(),
    /** The amount that it would put on hold, satang. */
    amount: money('amount').notNull(),
    actLimit: money('act_limit').notNull(),
    monthLimit: money('month_limit').notNull(),
    /** The member's total for the month including it. */
    month: money('month').notNull(),
    campaignId: uuid('campaign_id'),
    creators: text('creators').array().notNull(),
    /** The jobs that it would put money on hold for. The job of an invitation does not exist until the approval. */
    jobIds: uuid('job_ids').array().notNull().default(sql`'{}'`),
    status: text('status', { enum: HOLD_REQUEST_STATUSES }).notNull(),
    requestedAt: at('requested_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    decidedBy: uuid('decided_by').references(() => accounts.id),
    decidedAt: at('decided_at'),
  },
  (t) => [
    check('hold_requests_two_people', sql`${t.decidedBy} is distinct from ${t.requestedBy}`),
    uniqueIndex('hold_requests_once').on(t.requestedBy, t.inputHash).where(sql`status = 'waiting'`),
    index('hold_requests_waiting').on(t.marketerId, t.id).where(sql`status = 'waiting'`),
    index('hold_requests_expire').on(t.expiresAt).where(sql`status = 'waiting'`),
  ],
)
