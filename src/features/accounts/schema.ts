import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { MAIN_BRANCH } from '../../core/branch.ts'
import { at, id } from '../../db/columns.ts'
import { ACCOUNT_ROLES, ACCOUNT_STATUSES } from './rules/status.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    role: text('role', { enum: ACCOUNT_ROLES }).notNull(),
    email: text('email').notNull(),
    emailVerifiedAt: at('email_verified_at'),
    /** E.164 */
    phone: text('phone'),
    phoneVerifiedAt: at('phone_verified_at'),
    /**
     * When a first number that was added after the sign-up starts to receive codes that confirm actions; null: at once.
     */
    phoneCodesFrom: at('phone_codes_from'),
    passwordHash: text('password_hash').notNull(),
    status: text('status', { enum: ACCOUNT_STATUSES }).notNull(),
    statusReason: text('status_reason'),
    /** Suspended because of a debt, so that paying it ends the suspension. */
    suspendedForDebt: boolean('suspended_for_debt').notNull().default(false),
    lang: text('lang', { enum: ['th', 'en'] }).notNull(),
    /** As the owner typed it, in any script. */
    displayName: text('display_name').notNull(),
    /** For English pages; null if the owner gave none. */
    latinName: text('latin_name'),
    avatarFileId: uuid('avatar_file_id'),
    createdAt: at('created_at').notNull(),
    deactivatedAt: at('deactivated_at'),
    /** When the identity files of the closed account were erased. */
    filesErasedAt: at('files_erased_at'),
    /** When the personal data of the closed account was erased at the end of the retention period. */
    erasedAt: at('erased_at'),
    /** End of the last day of a marketer's contract; null if it has no end. */
    contractEndsAt: at('contract_ends_at'),
  },
  (t) => [
    uniqueIndex('accounts_role_email').on(t.role, t.email).where(sql`status <> 'deactivated'`),
    index('accounts_retained').on(t.deactivatedAt).where(sql`status = 'deactivated' and erased_at is null`),
    index('accounts_files_retained').on(t.deactivatedAt).where(sql`status = 'deactivated' and files_erased_at is null`),
    index('accounts_role_created').on(t.role, t.id.desc().nullsFirst()),
    index('accounts_inactive').on(t.id).where(sql`status <> 'active'`),
    index('accounts_phone').on(t.phone).where(sql`phone_verified_at is not null`),
    index('accounts_contract_due').on(t.contractEndsAt).where(sql`status = 'active' and contract_ends_at is not null`),
    index('accounts_names').using('gin', sql`(display_name || ' ' || coalesce(latin_name, '')) gin_trgm_ops`),
    index('accounts_search').using(
      'gin',
      sql`(email || ' ' || display_name || ' ' || coalesce(latin_name, '')) gin_trgm_ops`,
    ),
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
    /** When an operator decided the tax class. Null: not decided, so no job can be accepted. */
    taxDecidedAt: at('tax_decided_at'),
    /** For a company, whose certificates are issued in its name. */
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
    /** Percentage of ended jobs without a fault of the influencer; null before the first has ended. */
    reliability: integer('reliability'),
    /** Who can see influencer/{handle}: nobody, anyone with the link, or search engines too. */
    publicProfile: text('public_profile', { enum: ['off', 'link', 'listed'] })
      .notNull()
      .default('off'),
    automaticWithdrawal: boolean('automatic_withdrawal').notNull().default(true),
    /**
     * The day from which a paused influencer takes new jobs again; null without a pause. A sweep ends the pause on that
     * day.
     */
    takesJobsFrom: date('takes_jobs_from', { mode: 'string' }),
    toastSeen: text('toast_seen').array().notNull().default(sql`'{}'`),
  },
  (t) => [
    index('influencers_search').using('gin', t.handle.op('gin_trgm_ops')),
    index('influencers_legal_name').using('gin', t.legalName.op('gin_trgm_ops')),
    index('influencers_paused').on(t.takesJobsFrom).where(sql`takes_jobs_from is not null`),
    index('influencers_referred').on(t.referredBy, t.accountId.desc().nullsFirst()).where(sql`referred_by is not null`),
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
    /** Name on tax documents. */
    legalName: text('legal_name'),
    brandName: text('brand_name').notNull(),
    taxId: text('tax_id'),
    taxBranch: text('tax_branch').notNull().default(MAIN_BRANCH),
    classification: text('classification', { enum: ['big-contributor', 'common-regimen'] }),
    taxRegime: text('tax_regime', { enum: ['simple', 'common', 'orange economy'] }),
    address: jsonb('address').$type<Address>(),
    contactName: text('contact_name'),
    website: text('website'),
    questionnaire: jsonb('questionnaire').$type<{ objective?: string; budget?: string; start?: string }>(),
  },
  (t) => [index('marketers_search').using('gin', t.brandName.op('gin_trgm_ops'))],
)

/** Requests of marketers for a new contract; open until an operator renews it. */
export const contractRenewals = pgTable(
  'contract_renewals',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    note: text('note').notNull(),
    requestedAt: at('requested_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [uniqueIndex('contract_renewals_open').on(t.accountId).where(sql`closed_at is null`)],
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
  (t) => [index('consents_account').on(t.accountId, t.kind, t.id.desc().nullsFirst())],
)
