import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** Uploaded files. Their bytes are in the storage port under `storageKey`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accounts.id),
    /** public: anybody, under /media/. private: the owner, operators and `readers`. */
    visibility: text('visibility', { enum: ['private', 'public'] }).notNull(),
    /** Purpose of the upload: avatar, draft, receipt, id_card … */
    purpose: text('purpose').notNull(),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    storageKey: text('storage_key').notNull().unique(),
    /** Accounts that may read a private file besides its owner: the other side of a job. */
    readers: uuid('readers').array().notNull().default(sql`'{}'`),
    createdAt: at('created_at').notNull(),
    /** Since when nothing refers to it; null if something does. The sweep deletes files that stay unused. */
    unusedSince: at('unused_since'),
  },
  (t) => [
    index('files_owner').on(t.ownerId, t.id.desc().nullsFirst()),
    index('files_unused').on(t.unusedSince).where(sql`unused_since is not null`),
  ],
)
