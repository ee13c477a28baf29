import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { at, id, ref } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** Ideas that an influencer wants to film. */
export const ideas = pgTable(
  'ideas',
  {
    id: id(),
    accountId: ref('account_id')
      .notNull()
      .references(() => accounts.id),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [index('ideas_newest').on(t.accountId, t.updatedAt.desc(), t.id.desc())],
)
