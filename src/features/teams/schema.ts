import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { TEAM_ROLES } from './kinds.ts'

/**
 * Logins that act for a marketer's account besides its own. A person's account has the role marketer and no row in
 * `marketers`; it belongs to one team and is closed when it leaves.
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
    /** Who invited the person. */
    invitedBy: uuid('invited_by').references(() => accounts.id),
    joinedAt: at('joined_at').notNull(),
  },
  (t) => [index('team_members_marketer').on(t.marketerId, t.personId)],
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
    /** SHA-256 of the token in the link, hex. Sending the invitation again replaces it. */
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
