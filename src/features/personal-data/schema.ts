import { sql } from 'drizzle-orm'
import { index, integer, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** Data exports that people requested. The file stays in the storage until it expires. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    requestedAt: at('requested_at').notNull(),
    readyAt: at('ready_at'),
    /** Until when it can be downloaded. Before it is ready: until when one process has claimed it. */
    expiresAt: at('expires_at'),
    /** Bytes. */
    size: integer('size'),
  },
  (t) => [
    uniqueIndex('data_exports_pending').on(t.accountId).where(sql`ready_at is null`),
    index('data_exports_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('data_exports_expires').on(t.expiresAt),
  ],
)
