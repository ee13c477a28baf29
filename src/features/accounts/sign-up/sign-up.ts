import { DAY, HOUR } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { safeNext } from '../../../web/return-path.ts'
import { missingConsents } from '../rules/consent.ts'
import { type SignUpRole, stepOf, stepsOf } from '../rules/sign-up.ts'
import { findByRefCode } from '../store.ts'
import type { SignUpProgress } from './contract.ts'
import { findSignUp, insertSignUp, lockSignUp, type SignUpRow } from './store.ts'

export const SIGN_UP_COOKIE = 'signup'
const SIGN_UP_LIFE = 30 * DAY
/** After this time the address must be confirmed again. */
const CONFIRMED_LIFE = 2 * HOUR
/** Cookie with the code of the opened invite link. */
export const REFERRAL_COOKIE = 'referral'
const REFERRAL_LIFE = 30 * DAY

/** The token from the browser's cookie, or the one that an app client sends. */
const tokenOf = (ctx: Ctx, given: string | undefined): string => given ?? ctx.cookie(SIGN_UP_COOKIE) ?? ''

/** The caller's unfinished sign-up in a role, or null. */
export async function currentSignUp(ctx: Ctx, role?: SignUpRole, given?: string): Promise<SignUpRow | null> {
  const token = tokenOf(ctx, given)
  const row = token ? await findSignUp(ctx.db, hashToken(token), ctx.clock.now()) : null
  return row && (role === undefined || row.role === role) ? row : null
}

/** Identifies the code that a sign-up waits for. */
export const codeOwnerOf = ({ role, tokenHash, lineSubject }: SignUpRow) =>
  ({
    // The code of a sign-up with LINE may give access to an existing account, so it is as long as a recovery code.
    purpose: lineSubject ? 'line_link' : 'verify_email',
    role,
    accountId: null,
    clientHash: tokenHash,
  }) as const

/** As `currentSignUp`, inside a transaction and locked until it ends. */
export async function lockCurrentSignUp(tx: Tx, ctx: Ctx, role: SignUpRole, given?: string): Promise<SignUpRow | null> {
  const token = tokenOf(ctx, given)
  const row = token ? await lockSignUp(tx, hashToken(token), ctx.clock.now()) : null
  return row?.role === role ? row : null
}

/** Creates a sign-up and returns it with its token (32 random bytes, stored only as a hash). */
export async function openSignUp(
  tx: Tx,
  ctx: Ctx,
  values: Pick<SignUpRow, 'role'> & Partial<SignUpRow>,
): Promise<{ row: SignUpRow; token: string }> {
  const now = ctx.clock.now()
  const token = newToken()
  const row: SignUpRow = {
    id: newId(now.getTime()),
    tokenHash: hashToken(token),
    email: null,
    emailVerifiedAt: null,
    consents: {},
    consentedAt: null,
    refCode: null,
    start: 'consent',
    channelAnswered: false,
    channel: null,
    location: null,
    lineSubject: null,
    lineName: null,
    ...visitSourceOf(ctx),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SIGN_UP_LIFE),
    completedAt: null,
    accountId: null,
    ...values,
  }
  await insertSignUp(tx, row)
  return { row, token }
}

export const setSignUpCookie = (ctx: Ctx, token: string): void =>
  ctx.setCookie(SIGN_UP_COOKIE, token, { httpOnly: true, sameSite: 'lax', maxAge: SIGN_UP_LIFE / 1_000 })

export const setReferralCookie = (ctx: Ctx, code: string): void =>
  ctx.setCookie(REFERRAL_COOKIE, code, { httpOnly: true, sameSite: 'lax', maxAge: REFERRAL_LIFE / 1_000 })

/** Cookies for the destination and the traffic source, until a sign-up starts. */
const NEXT_COOKIE = 'signupNext'
/** Also set by the script of every page, from the URL of the first visit. */
const UTM_COOKIE = 'utm'
const UTM_KEYS = ['source', 'medium', 'content'] as const
const UTM_MAX = 100

type Utm = Partial<Record<(typeof UTM_KEYS)[number], string>>

function utmOf(text: string): Utm {
  const values = new URLSearchParams(text)
  const entries = UTM_KEYS.map((key) => [key, values.get(key)?.trim().slice(0, UTM_MAX)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value))
}

const nextOf = (path: string | undefined): string | null => (path && safeNext(`/th${path}`, '') ? path : null)

/** Destination and traffic source that the first visit stored in the browser. */
export const visitSourceOf = (ctx: Pick<Ctx, 'cookie'>): { next: string | null; utm: Utm } => ({
  next: nextOf(ctx.cookie(NEXT_COOKIE)),
  utm: utmOf(ctx.cookie(UTM_COOKIE) ?? ''),
})

export function storeVisitSource(ctx: Ctx, { next, utm }: { next?: string | undefined; utm: Utm }): void {
  const options = { sameSite: 'lax', maxAge: SIGN_UP_LIFE / 1_000 } as const
  if (next) ctx.setCookie(NEXT_COOKIE, next, { httpOnly: true, ...options })
  const given = new URLSearchParams(Object.entries(utm).filter(([, value]) => value))
  if (given.size > 0) ctx.setCookie(UTM_COOKIE, given.toString(), options)
}

export function clearSignUpCookies(ctx: Ctx): void {
  for (const name of [SIGN_UP_COOKIE, REFERRAL_COOKIE, NEXT_COOKIE, UTM_COOKIE]) ctx.clearCookie(name)
}

/** Whether the address was confirmed recently enough to trust this browser. */
export const isConfirmed = ({ emailVerifiedAt }: SignUpRow, now: Date): boolean =>
  emailVerifiedAt !== null && now.getTime() - emailVerifiedAt.getTime() < CONFIRMED_LIFE

export function progressOf(row: SignUpRow, settings: Settings, now: Date, joins = false): SignUpProgress {
  const { role, start, email, refCode, channel, next } = row
  const byLine = row.lineSubject !== null
  const form = { role, start, location: settings['signup.location'] }
  const consented = row.consentedAt !== null
  const facts = {
    ...form,
    consented,
    channelAnswered: row.channelAnswered,
    locationAnswered: row.location !== null,
    email,
    emailVerified: isConfirmed(row, now),
  }
  const steps = [...stepsOf(form)]
  const line = byLine ? { name: row.lineName } : null
  const step = stepOf(facts)
  return { role, step, steps, start, consented, email, refCode, channel, line, joins, location: row.location, next }
}

/** Throws `consent_required` for the first missing required consent. */
export function requireConsents(given: Readonly<Record<string, boolean>>): void {
  const missing = missingConsents(given)
  if (missing.length > 0)
    throw new AppError('consent_required', {}, Object.fromEntries(missing.map((kind) => [kind, 'consent_required'])))
}

/** The owner of a referral code. Throws `ref_code_unknown` if there is none. */
export async function requireRefCode(tx: Tx, code: string): Promise<{ accountId: string; name: string }> {
  const owner = await findByRefCode(tx, code)
  if (!owner) throw new AppError('ref_code_unknown', { code }, { refCode: 'ref_code_unknown' })
  return owner
}

/** Copies the answers of an earlier sign-up with the same address. */
export const resume = (row: SignUpRow, earlier: SignUpRow): SignUpRow => ({
  ...row,
  ...(!row.consentedAt && { consents: earlier.consents, consentedAt: earlier.consentedAt }),
  ...(!row.channel && earlier.channel && { channel: earlier.channel, channelAnswered: true, start: earlier.start }),
  refCode: row.refCode ?? earlier.refCode,
  location: row.location ?? earlier.location,
  next: row.next ?? earlier.next,
  utm: { ...row.utm, ...earlier.utm },
})
