import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** What a partner lets the manager do. */
export const MANAGER_SCOPES = ['view', 'accept', 'negotiate', 'collect'] as const
export type ManagerScope = (typeof MANAGER_SCOPES)[number]

/** A talent manager and a partner: invited, then agreed to by the partner, ended by either with notice. */
export const managerLinks = pgTable(
  'manager_links',
  {
    id: id(),
    managerId: uuid('manager_id')
      .notNull()
      .references(() => accounts.id),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => accounts.id),
    scope: text('scope', { enum: MANAGER_SCOPES }).array().notNull(),
    /** The manager's part of the job pay, basis points. */
    shareBps: integer('share_bps').notNull(),
    status: text('status', { enum: ['invited', 'active', 'declined', 'ended'] }).notNull(),
    invitedAt: at('invited_at').notNull(),
    agreedAt: at('agreed_at'),
    /** The agreed end, or the end of the notice; null while open-ended. */
    endsAt: at('ends_at'),
    endedBy: uuid('ended_by'),
  },
  (t) => [
    check('manager_links_two', sql`${t.managerId} <> ${t.partnerId}`),
    check('manager_links_share', sql`${t.shareBps} between 0 and 10000`),
    // A partner has one manager at a time.
    uniqueIndex('manager_links_partner').on(t.partnerId).where(sql`status = 'active'`),
    uniqueIndex('manager_links_invited').on(t.managerId, t.partnerId).where(sql`status = 'invited'`),
    index('manager_links_manager').on(t.managerId, t.status, t.id.desc()),
  ],
)
