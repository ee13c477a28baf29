import type { Logger } from 'pino'
import type { Clock } from '../core/clock.ts'
import type { Contract, HandlerInput, HandlerOutput, Permission } from '../core/endpoint.ts'
import { AppError, type ErrorCode } from '../core/errors.ts'
import type { Lang } from '../core/shapes.ts'
import type { BankCode } from '../core/thai/banks.ts'
import type { Tracker } from '../core/trackers.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Figures } from '../i18n/fill-figures.ts'
import type { Ports } from '../ports/index.ts'
import type { Secrets } from './secrets.ts'

export type Scope = 'open' | 'influencer' | 'marketer' | 'operator'

/** The caller. An unauthenticated one has empty ids. */
export interface Caller {
  scope: Scope
  accountId: string
  sessionId: string
  /** active, suspended, expired, permanently, deactivated; only active accounts may change data. */
  status: string
  talentManager: boolean
  /** A marketer that is an agency, or a member of its team. */
  agency?: boolean
  /** The login of a team member, who acts for the marketer `accountId`; absent for an account's own login. */
  personId?: string
  /** The API key that the call was made with. */
  keyId?: string
  /** All that the caller may do for the account; absent for the account's own login, which may do everything. */
  permissions?: readonly Permission[]
  /** A member who is limited to brands: no other campaigns of the account exist for them. Absent without a limit. */
  brandIds?: readonly string[]
  /** The display name as typed, and the Latin one for pages in English. */
  name: string
  latinName: string | null
  /** The names of the marketer that a team member acts for; absent for an account's own login. */
  employer?: { name: string; latinName: string | null }
  /** The profile photo, or a marketer's logo. */
  pictureUrl: string | null
}

/** The account that the caller logs in with: codes, devices, consents and notices are its own. */
export const personOf = ({ personId, accountId }: Pick<Caller, 'personId' | 'accountId'>): string =>
  personId ?? accountId

const REFUSED_STATUS: Readonly<Record<string, ErrorCode>> = {
  suspended: 'account_suspended',
  permanently: 'account_closed',
  deactivated: 'account_closed',
  expired: 'account_expired',
}

/** Throws `account_suspended`, `account_closed` or `account_expired` unless the account is active. */
export function needActive({ status }: Pick<Caller, 'status'>): void {
  const code = REFUSED_STATUS[status]
  if (code) throw new AppError(code)
}

export const OPEN_CALLER: Caller = {
  scope: 'open',
  accountId: '',
  sessionId: '',
  status: 'active',
  talentManager: false,
  name: '',
  latinName: null,
  pictureUrl: null,
}

export interface CookieOptions {
  maxAge?: number
  httpOnly?: boolean
  sameSite?: 'lax' | 'strict'
  path?: string
}

/** Configuration that the server provides to services. */
export interface AppConfig {
  /** Public origin, e.g. https://talad.example; never taken from the request's Host header. */
  origin: string
  secure: boolean
  release: string
  country: string
  /** The company's social media pages, for the footer. */
  social: readonly { site: 'facebook' | 'x' | 'instagram' | 'youtube' | 'linktree'; url: string }[]
  /** Configured analytics services; each runs only with the visitor's consent. */
  trackers: readonly Tracker[]
  /** Origins to which a form may redirect (sandbox pages), for the Content-Security-Policy. */
  formTargets: readonly string[]
  seller: {
    name: string
    address: string
    taxId: string
    branch: string
    /** The English name; documents are in Thai. */
    english: { name: string; address: string }
    billerId: string
    /** The account for payments by bank transfer. */
    bankAccount: { bank: BankCode; number: string; name: string }
  }
  /** Encrypts data stored in the database. */
  secrets: Secrets
  /** Messages are stored in the local mailbox instead of being sent, so operators can read one-time codes there. */
  showCodes: boolean
}

/**
 * Parts of features that the server provides to other features. A feature declares what it reads by declaration
 * merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Composition {}

/** The first argument of every service function. */
export interface Ctx {
  db: Db
  clock: Clock
  ports: Ports
  config: AppConfig
  composition: Composition
  lang: Lang
  caller: Caller
  ip: string
  userAgent: string
  /** brand, model, os, version from an app client's headers. */
  device: Record<string, string>
  requestId: string
  log: Logger
  /** Current rates, limits and deadlines, as texts name them. */
  figures(): Figures
  /** One write transaction. An idempotent endpoint must call it exactly once and return its result. */
  write<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** Sends the messages of a committed transaction at once, if the endpoint itself only reads. */
  wakeOutbox(): void
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
  /** Value of a cookie of the request. */
  cookie(name: string): string | undefined
}

/** One function per endpoint: a missing or extra one does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (ctx: Ctx, input: HandlerInput<C[K]>) => Promise<HandlerOutput<C[K]>>
}
