import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredChannelType } from '../../core/vocabulary.ts'
import { at, id } from '../../db/columns.ts'
import type { PriceEstimate } from '../channels/shapes.ts'
import { accounts } from './schema.ts'

/** A sign-up in progress. The browser has its random token in the httpOnly cookie `signup`. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    role: text('role', { enum: ['influencer', 'marketer'] }).notNull(),
    email: text('email'),
    emailVerifiedAt: at('email_verified_at'),
    consents: jsonb('consents').$type<Record<string, boolean>>().notNull(),
    consentedAt: at('consented_at'),
    refCode: text('ref_code'),
    start: text('start', { enum: ['consent', 'channel'] })
      .notNull()
      .default('consent'),
    /** A channel was entered or skipped. */
    channelAnswered: boolean('channel_answered').notNull().default(false),
    /**
     * Channel entered before the account exists, with the estimate that was shown. Offered as the first channel to
     * connect.
     */
    channel: jsonb('channel').$type<SignUpChannel>(),
    /** Province, in Thai. */
    location: text('location'),
    /** Path to redirect to after the sign-up, without the language. */
    next: text('next'),
    /** Set for a sign-up with LINE, which needs no password. */
    lineSubject: text('line_subject'),
    lineName: text('line_name'),
    utm: jsonb('utm').$type<Record<string, string>>().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    completedAt: at('completed_at'),
    /** The account that was created. */
    accountId: uuid('account_id').references(() => accounts.id),
  },
  (t) => [
    index('sign_ups_expires').on(t.expiresAt),
    index('sign_ups_open').on(t.role, t.email).where(sql`completed_at is null`),
    index('sign_ups_account').on(t.accountId).where(sql`account_id is not null`),
  ],
)

export interface SignUpChannel {
  type: StoredChannelType
  handle: string
  url: string
  estimate?: PriceEstimate
}
