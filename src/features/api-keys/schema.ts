import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'
import type { ApiScope } from './kinds.ts'

/** Keys for /api/v1. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** The login that created the key: the account's own or a team member's. The key ends with the member's rights. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => accounts.id),
    name: text('name').notNull(),
    /** The first characters of the key, so that its owner can recognise it. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key, hex. A stolen copy of the table contains no usable key. */
    keyHash: text('key_hash').notNull().unique(),
    scopes: text('scopes').array().$type<ApiScope[]>().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at'),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    index('api_keys_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('api_keys_creator').on(t.createdBy).where(sql`revoked_at is null`),
    check('api_keys_scopes', sql`cardinality(${t.scopes}) > 0`),
  ],
)
