import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../../db/columns.ts'
import { accounts } from '../accounts/schema.ts'

/** The authenticator app of a login. */
export const twoStepLogins = pgTable('two_step_logins', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** Encrypted; the account's id is part of the encryption context. */
  secret: text('secret').notNull(),
  createdAt: at('created_at').notNull(),
  /** When the first code was entered. Until then no code is required. */
  confirmedAt: at('confirmed_at'),
  /** The time step of the last used code. This and earlier steps are refused. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(sql`0`),
  failures: integer('failures').notNull().default(0),
  lockedUntil: at('locked_until'),
})

/** Codes for when the app is lost; each can be used once. */
export const recoveryCodes = pgTable(
  'two_step_recovery_codes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of account id and code, hexadecimal. The codes are random, so they cannot be guessed from it. */
    codeHash: text('code_hash').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.codeHash] }),
    index('two_step_recovery_codes_left').on(t.accountId).where(sql`used_at is null`),
  ],
)
