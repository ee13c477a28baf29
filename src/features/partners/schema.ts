import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Bilingual } from '../../core/shapes.ts'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { LINK_STATUSES, MANAGER_SCOPES } from './kinds.ts'

/** A talent manager and a partner: an invitation, then an agreement that either side can end with notice. */
export const managerLinks = pgTable(
  'manager_links',
  {
    id: id(),
    managerId: uuid('manager_id')
      .notNull()
      .references(() => accounts.id),
    /** Null while an invitation by email is unanswered. */
    partnerId: uuid('partner_id').references(() => accounts.id),
    /** The address of an invitation by email; only its owner may answer. */
    email: text('email'),
    scope: text('scope', { enum: MANAGER_SCOPES }).array().notNull(),
    /** The manager's share of the job pay, basis points. */
    shareBps: integer('share_bps').notNull(),
    status: text('status', { enum: LINK_STATUSES }).notNull(),
    invitedAt: at('invited_at').notNull(),
    /** Until when the invitation can be answered. */
    expiresAt: at('expires_at'),
    agreedAt: at('agreed_at'),
    /** The agreed end, or the end of the notice period; null if open-ended. */
    endsAt: at('ends_at'),
    /** Who gave notice, and when. */
    endedBy: uuid('ended_by'),
    noticeAt: at('notice_at'),
  },
  (t) => [
    check('manager_links_two', sql`${t.managerId} <> ${t.partnerId}`),
    check('manager_links_share', sql`${t.shareBps} between 0 and 10000`),
    check('manager_links_partner_or_email', sql`${t.partnerId} is not null or ${t.email} is not null`),
    // A partner has one manager at a time.
    uniqueIndex('manager_links_partner').on(t.partnerId).where(sql`status = 'active'`),
    uniqueIndex('manager_links_invited').on(t.managerId, t.partnerId).where(sql`status = 'invited'`),
    uniqueIndex('manager_links_invited_email').on(t.managerId, t.email).where(sql`status = 'invited'`),
    index('manager_links_manager').on(t.managerId, t.status, t.id.desc().nullsFirst()),
    index('manager_links_received').on(t.partnerId, t.id.desc().nullsFirst()),
    index('manager_links_received_email').on(t.email).where(sql`status = 'invited'`),
    index('manager_links_expires').on(t.expiresAt).where(sql`status = 'invited'`),
    index('manager_links_ends').on(t.endsAt).where(sql`status = 'active'`),
  ],
)

/** Append-only: what managers did for their partners. */
export const managerActs = pgTable(
  'manager_acts',
  {
    id: id(),
    managerId: uuid('manager_id')
      .notNull()
      .references(() => accounts.id),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => accounts.id),
    /** An event of the job, or another action listed in `rules/act-words.ts`. */
    act: text('act').notNull(),
    jobId: uuid('job_id'),
    /** The campaign's title at that time, th and en. */
    job: jsonb('job').$type<Bilingual>(),
    at: at('at').notNull(),
  },
  (t) => [index('manager_acts_partner').on(t.partnerId, t.id.desc().nullsFirst())],
)
