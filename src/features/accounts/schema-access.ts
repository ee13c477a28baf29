import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'
import { accounts } from './schema.ts'

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the token, hex: a stolen table contains no usable tokens. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    /** The last request, recorded at most once an hour; null in the first hour. */
    usedAt: at('used_at'),
    expiresAt: at('expires_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    device: jsonb('device').$type<Record<string, string>>().notNull(),
    /** The persistent login that opened the session. */
    persistentLoginId: uuid('persistent_login_id'),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('sessions_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('sessions_persistent_login').on(t.persistentLoginId).where(sql`persistent_login_id is not null`),
  ],
)

/**
 * Persistent logins, one per browser in which a person stays logged in. Its token opens the next session and is
 * replaced at each use.
 */
export const persistentLogins = pgTable(
  'persistent_logins',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: at('created_at').notNull(),
    /** When it last opened a session. */
    usedAt: at('used_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('persistent_logins_account').on(t.accountId, t.id.desc().nullsFirst()),
    index('persistent_logins_expires').on(t.expiresAt),
  ],
)

/** Every token of a persistent login, used ones too, so that a second use is detected. */
export const persistentLoginTokens = pgTable(
  'persistent_login_tokens',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    loginId: uuid('login_id')
      .notNull()
      .references(() => persistentLogins.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    /** When this token, or another unused token of the same login, was first used. */
    usedAt: at('used_at'),
  },
  (t) => [index('persistent_login_tokens_login').on(t.loginId)],
)

/** One-time codes: sends and tries. The code is stored as a hash and is bound to its purpose. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    /** Email address or E.164 number that the code was sent to. */
    address: text('address').notNull(),
    accountId: uuid('account_id'),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    digits: integer('digits').notNull(),
    /**
     * SHA-256, hex, of the token of the sign-up or recovery that requested the code: only the client with this token
     * can enter it.
     */
    clientHash: text('client_hash'),
    /** For a recovery: the network, or the account's own device, whose sends are limited together. */
    requester: text('requester'),
    /** Short reference shown with the code. */
    ref: text('ref').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** Set when the code is verified: it allows one action until this time. */
    grantUntil: at('grant_until'),
    grantUsedAt: at('grant_used_at'),
    /** SHA-256, hex, of the recovery token that replaces the verified code. */
    tokenHash: text('token_hash').unique(),
  },
  (t) => [
    index('one_time_codes_address').on(t.address, t.purpose, t.createdAt.desc().nullsFirst()),
    index('one_time_codes_account').on(t.accountId, t.createdAt.desc().nullsFirst()),
    index('one_time_codes_client').on(t.clientHash, t.createdAt.desc().nullsFirst()),
    index('one_time_codes_requester')
      .on(t.requester, t.createdAt.desc().nullsFirst())
      .where(sql`requester is not null`),
  ],
)

/**
 * One row per address that has requested a code. It is locked while a send is decided, so that the limits apply to
 * parallel requests.
 */
export const codeAddresses = pgTable('code_addresses', {
  address: text('address').primaryKey(),
  lastAt: at('last_at').notNull(),
})

/** A new mobile number that the old one did not confirm. It takes effect later and can be cancelled until then. */
export const phoneChanges = pgTable(
  'phone_changes',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** E.164 */
    phone: text('phone').notNull(),
    /** The session that requested the change; it stays open when the number takes effect. */
    sessionId: uuid('session_id').notNull(),
    createdAt: at('created_at').notNull(),
    effectiveAt: at('effective_at').notNull(),
    appliedAt: at('applied_at'),
    cancelledAt: at('cancelled_at'),
  },
  (t) => [
    uniqueIndex('phone_changes_open').on(t.accountId).where(sql`applied_at is null and cancelled_at is null`),
    index('phone_changes_due').on(t.effectiveAt).where(sql`applied_at is null and cancelled_at is null`),
  ],
)

export const loginAttempts = pgTable(
  'login_attempts',
  {
    id: id(),
    /** What the failures are counted for: a network, a network at one account, a device or an account. */
    key: text('key').notNull(),
    /** `role:email`, for tries from unknown devices. */
    account: text('account'),
    at: at('at').notNull(),
  },
  (t) => [
    index('login_attempts_key').on(t.key, t.at.desc().nullsFirst()),
    index('login_attempts_account').on(t.account, t.at.desc().nullsFirst()).where(sql`account is not null`),
  ],
)

/** Browsers and apps in which an account has logged in. Failed tries of strangers do not slow down their logins. */
export const loginDevices = pgTable(
  'login_devices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the device's token, hex. */
    tokenHash: text('token_hash').notNull(),
    usedAt: at('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.tokenHash] }),
    index('login_devices_token').on(t.tokenHash),
    index('login_devices_used').on(t.usedAt),
  ],
)

/** External logins. An external identity is linked to at most one account per role. */
export const externalLogins = pgTable(
  'external_logins',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    provider: text('provider', { enum: ['line'] }).notNull(),
    role: text('role', { enum: ['influencer'] }).notNull(),
    /** The person's id at the provider. */
    subject: text('subject').notNull(),
    name: text('name'),
    linkedAt: at('linked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.provider] }),
    uniqueIndex('external_logins_subject').on(t.provider, t.role, t.subject),
  ],
)

/** A login at a provider from which the user has not returned yet. Usable once, by the browser that started it. */
export const loginRequests = pgTable(
  'login_requests',
  {
    /** SHA-256 of the state, hex. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the token in the browser's cookie, hex. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    verifier: text('verifier').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    /** Set if a signed-in user links the login to their account. */
    accountId: uuid('account_id').references(() => accounts.id),
    sessionId: uuid('session_id'),
    /** Path without the language. */
    next: text('next'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('login_requests_expires').on(t.expiresAt)],
)
