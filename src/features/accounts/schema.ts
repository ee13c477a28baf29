import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, id } from '../../db/columns.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    role: text('role', { enum: ['influencer', 'marketer', 'operator'] }).notNull(),
    email: text('email').notNull(),
    emailVerifiedAt: at('email_verified_at'),
    /** E.164 */
    phone: text('phone'),
    phoneVerifiedAt: at('phone_verified_at'),
    passwordHash: text('password_hash').notNull(),
    status: text('status', { enum: ['active', 'suspended', 'expired', 'permanently', 'deactivated'] }).notNull(),
    statusReason: text('status_reason'),
    lang: text('lang', { enum: ['th', 'en'] }).notNull(),
    displayName: text('display_name').notNull(),
    avatarFileId: uuid('avatar_file_id'),
    createdAt: at('created_at').notNull(),
    deactivatedAt: at('deactivated_at'),
    contractEndsAt: at('contract_ends_at'),
  },
  (t) => [
    uniqueIndex('accounts_role_email').on(t.role, t.email).where(sql`status <> 'deactivated'`),
    index('accounts_role_created').on(t.role, t.id.desc()),
    index('accounts_search').using('gin', sql`(email || ' ' || display_name) gin_trgm_ops`),
  ],
)

export const influencers = pgTable(
  'influencers',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    /** Public handle. */
    handle: text('handle').notNull().unique(),
    legalName: text('legal_name'),
    legalNameLatin: text('legal_name_latin'),
    birthdate: date('birthdate', { mode: 'string' }),
    gender: text('gender', { enum: ['female', 'male', 'other'] }),
    bio: text('bio').notNull().default(''),
    countryId: integer('country_id').notNull().default(209),
    nationalityId: integer('nationality_id').notNull().default(209),
    nationalId: text('national_id'),
    passportNo: text('passport_no'),
    workPermitNo: text('work_permit_no'),
    idExpiresOn: date('id_expires_on', { mode: 'string' }),
    vatBranch: text('vat_branch'),
    vatRegistered: boolean('vat_registered').notNull().default(false),
    payeeClass: text('payee_class', { enum: ['resident_individual', 'entertainer', 'company', 'non_resident'] })
      .notNull()
      .default('resident_individual'),
    /** When an operator decided the tax class; null before: no job can be accepted. */
    taxDecidedAt: at('tax_decided_at'),
    /** Of a company, whose certificates are in its name. */
    companyName: text('company_name'),
    companyTaxId: text('company_tax_id'),
    address: jsonb('address').$type<Address>(),
    shippingAddress: jsonb('shipping_address').$type<ShippingAddress>(),
    province: text('province'),
    interests: text('interests').array().notNull().default(sql`'{}'`),
    talentManager: boolean('talent_manager').notNull().default(false),
    refCode: text('ref_code').notNull().unique(),
    referredBy: uuid('referred_by'),
    readiness: text('readiness', { enum: ['Ready', 'NotReady', 'DisableDetail'] })
      .notNull()
      .default('NotReady'),
    reliability: integer('reliability').notNull().default(100),
    automaticWithdrawal: boolean('automatic_withdrawal').notNull().default(true),
    toastSeen: text('toast_seen').array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('influencers_search').using('gin', t.handle.op('gin_trgm_ops')),
    index('influencers_referred').on(t.referredBy, t.accountId.desc()).where(sql`referred_by is not null`),
    check('influencers_referred_by', sql`${t.referredBy} <> ${t.accountId}`),
  ],
)

export const marketers = pgTable(
  'marketers',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id),
    kind: text('kind', { enum: ['brand', 'agency', 'individual'] }).notNull(),
    accountType: text('account_type', { enum: ['individual', 'company'] }).notNull(),
    /** Name on tax papers. */
    legalName: text('legal_name'),
    brandName: text('brand_name').notNull(),
    taxId: text('tax_id'),
    taxBranch: text('tax_branch').notNull().default('00000'),
    classification: text('classification', { enum: ['big-contributor', 'common-regimen'] }),
    taxRegime: text('tax_regime', { enum: ['simple', 'common', 'orange economy'] }),
    address: jsonb('address').$type<Address>(),
    contactName: text('contact_name'),
    website: text('website'),
    questionnaire: jsonb('questionnaire').$type<{ objective?: string; budget?: string; start?: string }>(),
  },
  (t) => [index('marketers_search').using('gin', t.brandName.op('gin_trgm_ops'))],
)

export interface Address {
  line: string
  subdistrict: string
  district: string
  province: string
  postcode: string
}

export interface ShippingAddress extends Address {
  recipient?: string | null
  /** E.164 */
  phone?: string | null
}

export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the token, hex: a stolen table opens nothing. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    device: jsonb('device').$type<Record<string, string>>().notNull(),
    /** The persistent login that opened it. */
    persistentLoginId: uuid('persistent_login_id'),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('sessions_account').on(t.accountId, t.id.desc()),
    index('sessions_persistent_login').on(t.persistentLoginId).where(sql`persistent_login_id is not null`),
  ],
)

/** A browser in which somebody stays logged in: its token opens the next session and is replaced by each use. */
export const persistentLogins = pgTable(
  'persistent_logins',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    createdAt: at('created_at').notNull(),
    /** When it opened a session last. */
    usedAt: at('used_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    index('persistent_logins_account').on(t.accountId, t.id.desc()),
    index('persistent_logins_expires').on(t.expiresAt),
  ],
)

/** Every token of a persistent login, so that one that is used a second time is recognized. */
export const persistentLoginTokens = pgTable(
  'persistent_login_tokens',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    loginId: uuid('login_id')
      .notNull()
      .references(() => persistentLogins.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    /** Its first use, or that of another token that was given out in its place. */
    usedAt: at('used_at'),
  },
  (t) => [index('persistent_login_tokens_login').on(t.loginId)],
)

/** Sends and tries of one-time codes; the code is stored hashed and bound to its purpose. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: id(),
    /** What the code was sent to: e-mail address or E.164 number. */
    address: text('address').notNull(),
    accountId: uuid('account_id'),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    digits: integer('digits').notNull(),
    /** SHA-256 of the token of the sign-up or recovery that asked for it, hex: who comes back with it finds its code. */
    clientHash: text('client_hash'),
    /** Of a recovery: the network, or the account's own device, whose sends are limited together. */
    requester: text('requester'),
    /** Short reference shown beside the code. */
    ref: text('ref').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
    /** Set when verified: good for one act until `grantUntil`. */
    grantUntil: at('grant_until'),
    grantUsedAt: at('grant_used_at'),
    /** SHA-256 of a recovery token that stands for the verified code, hex. */
    tokenHash: text('token_hash').unique(),
  },
  (t) => [
    index('one_time_codes_address').on(t.address, t.purpose, t.createdAt.desc()),
    index('one_time_codes_account').on(t.accountId, t.createdAt.desc()),
    index('one_time_codes_client').on(t.clientHash, t.createdAt.desc()),
    index('one_time_codes_requester').on(t.requester, t.createdAt.desc()).where(sql`requester is not null`),
  ],
)

/** A mobile number that the old one did not confirm: it waits for its hour, and may be cancelled until then. */
export const phoneChanges = pgTable(
  'phone_changes',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** E.164 */
    phone: text('phone').notNull(),
    /** The session that requested it, which stays open when the number takes effect. */
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
    /** Who is counted: a network, a network at one account, a device or an account. */
    key: text('key').notNull(),
    /** role:email, for tries from devices that the account does not have. */
    account: text('account'),
    at: at('at').notNull(),
  },
  (t) => [
    index('login_attempts_key').on(t.key, t.at.desc()),
    index('login_attempts_account').on(t.account, t.at.desc()).where(sql`account is not null`),
  ],
)

/** Browsers and apps in which an account logged in: what strangers do to it does not slow them down. */
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

export const consents = pgTable(
  'consents',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    kind: text('kind', { enum: ['terms', 'PRIVACY_POLICY', 'THAI_LLM', 'marketing'] }).notNull(),
    version: text('version').notNull(),
    granted: boolean('granted').notNull(),
    at: at('at').notNull(),
    ip: text('ip').notNull(),
  },
  (t) => [index('consents_account').on(t.accountId, t.kind, t.id.desc())],
)

/** One row for each address that ever asked for a code: locked while a send is decided, so that limits hold in parallel. */
export const codeAddresses = pgTable('code_addresses', {
  address: text('address').primaryKey(),
  lastAt: at('last_at').notNull(),
})

/** A sign-up on its way; the browser holds an unguessable token in the httpOnly cookie `signup`. */
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
    /** Channel chosen first, kept for the profile. */
    channel: jsonb('channel').$type<{ type: string; handle?: string }>(),
    utm: jsonb('utm').$type<Record<string, string>>().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    completedAt: at('completed_at'),
  },
  (t) => [index('sign_ups_expires').on(t.expiresAt)],
)
