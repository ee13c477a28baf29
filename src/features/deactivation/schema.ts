import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { satang } from '../../core/money.ts'
import { at, id, money } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import { REASONS } from './rules/reasons.ts'

/** An owner's request to close an account. It is completed when the account is closed. */
export const deactivations = pgTable(
  'deactivations',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    reason: text('reason', { enum: REASONS }).notNull(),
    note: text('note').notNull(),
    /** The remaining balance that the owner gives up, satang. Posted when the account is closed. */
    giveUp: money('give_up').notNull(),
    /** VAT without a tax invoice that the owner gives up, satang. */
    giveUpVat: money('give_up_vat').notNull().default(satang(0)),
    requestedAt: at('requested_at').notNull(),
    completedAt: at('completed_at'),
    /** For example CL-20251121-0032. */
    reference: text('reference').unique(),
  },
  (t) => [
    uniqueIndex('deactivations_account').on(t.accountId),
    check('deactivations_give_up', sql`${t.giveUp} >= 0 and ${t.giveUpVat} >= 0`),
    check('deactivations_completed', sql`(${t.completedAt} is null) = (${t.reference} is null)`),
  ],
)
