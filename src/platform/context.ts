import type { Logger } from 'pino'
import type { Clock } from '../core/clock.ts'
import type { Contract, HandlerInput, HandlerOutput } from '../core/endpoint.ts'
import { AppError, type ErrorCode } from '../core/errors.ts'
import type { Lang } from '../core/shapes.ts'
import type { BankCode } from '../core/thai/banks.ts'
import type { Tracker } from '../core/trackers.ts'
import type { Db, Tx } from '../db/types.ts'
import type { Figures } from '../i18n/fill-figures.ts'
import type { Ports } from '../ports/index.ts'

export type Scope = 'open' | 'influencer' | 'marketer' | 'operator'

/** Who calls. An open caller has empty ids. */
export interface Caller {
  scope: Scope
  accountId: string
  sessionId: string
  /** active, suspended, expired, permanently, deactivated; the gate lets only active ones act. */
  status: string
  talentManager: boolean
  /** As the shell of signed-in pages shows it. */
  name: string
}

const REFUSED_STATUS: Readonly<Record<string, ErrorCode>> = {
  suspended: 'account_suspended',
  permanently: 'account_closed',
  deactivated: 'account_closed',
  expired: 'account_expired',
}

/** Only active accounts act. Throws `account_suspended`, `account_closed`, `account_expired`. */
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
}

export interface CookieOptions {
  maxAge?: number
  httpOnly?: boolean
  sameSite?: 'lax' | 'strict'
  path?: string
}

/** What the running server tells services about itself. */
export interface AppConfig {
  /** Public origin, e.g. https://talad.example; never taken from the request's Host. */
  origin: string
  secure: boolean
  release: string
  country: string
  /** The company's pages elsewhere, for the footer. */
  social: readonly { site: 'facebook' | 'x' | 'instagram' | 'youtube' | 'linktree'; url: string }[]
  /** Measuring services of the runtime configuration; each runs only with the visitor's consent. */
  trackers: readonly Tracker[]
  /** Origins to which a form's answer may redirect (sandbox pages), for the Content-Security-Policy. */
  formTargets: readonly string[]
  seller: {
    name: string
    address: string
    taxId: string
    branch: string
    /** As an English page names it; papers are in Thai. */
    english: { name: string; address: string }
    billerId: string
    /** Where bank transfers go. */
    bankAccount: { bank: BankCode; number: string; name: string }
  }
  /** Messages stay in the local mailbox, so operators may read the one-time codes in them. */
  showCodes: boolean
}

/** Parts of features that the server lists for other features. A feature declares what it reads by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Composition {}

/** What every service function receives first. */
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
  /** Rates, limits and deadlines in force, as texts name them. */
  figures(): Figures
  /** One write transaction. In an idempotent endpoint it must be called exactly once and its result be the answer. */
  write<T>(run: (tx: Tx) => Promise<T>): Promise<T>
  /** Has messages of a committed transaction sent at once, where the endpoint itself only reads. */
  wakeOutbox(): void
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string): void
  /** Value of a cookie that came with the request. */
  cookie(name: string): string | undefined
}

/** One function per endpoint: a missing or extra one does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C]: (ctx: Ctx, input: HandlerInput<C[K]>) => Promise<HandlerOutput<C[K]>>
}
