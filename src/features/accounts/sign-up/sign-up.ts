import { DAY, HOUR } from '../../../core/clock.ts'
import { newId } from '../../../core/ids.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { newToken, sha256 } from '../codes/codes.ts'
import { type SignUpRole, stepOf } from '../rules/sign-up.ts'
import type { SignUpProgress } from './contract.ts'
import { findSignUp, insertSignUp, lockSignUp, type SignUpRow } from './store.ts'

export const SIGN_UP_COOKIE = 'signup'
const SIGN_UP_LIFE = 2 * HOUR
/** Code of the invite link that a browser was opened with. */
export const REFERRAL_COOKIE = 'referral'
const REFERRAL_LIFE = 30 * DAY

/** The browser's token, or the one an app client sends. */
const tokenOf = (ctx: Ctx, given: string | undefined): string => given ?? ctx.cookie(SIGN_UP_COOKIE) ?? ''

/** The caller's live sign-up in a role, or null. */
export async function currentSignUp(ctx: Ctx, role?: SignUpRole, given?: string): Promise<SignUpRow | null> {
  const token = tokenOf(ctx, given)
  const row = token ? await findSignUp(ctx.db, sha256(token), ctx.clock.now()) : null
  return row && (role === undefined || row.role === role) ? row : null
}

/** Whose code a sign-up waits for. */
export const codeOwnerOf = ({ role, tokenHash }: SignUpRow) =>
  ({ purpose: 'verify_email', role, accountId: null, clientHash: tokenHash }) as const

/** The same inside a transaction, held until its end. */
export async function holdSignUp(tx: Tx, ctx: Ctx, role: SignUpRole, given?: string): Promise<SignUpRow | null> {
  const token = tokenOf(ctx, given)
  const row = token ? await lockSignUp(tx, sha256(token), ctx.clock.now()) : null
  return row?.role === role ? row : null
}

/** A new sign-up and its token (32 random bytes, only ever stored hashed). */
export async function openSignUp(
  tx: Tx,
  ctx: Ctx,
  values: Pick<SignUpRow, 'role'> & Partial<SignUpRow>,
): Promise<{ row: SignUpRow; token: string }> {
  const now = ctx.clock.now()
  const token = newToken()
  const row: SignUpRow = {
    id: newId(now.getTime()),
    tokenHash: sha256(token),
    email: null,
    emailVerifiedAt: null,
    consents: {},
    consentedAt: null,
    refCode: null,
    channel: null,
    utm: {},
    createdAt: now,
    expiresAt: new Date(now.getTime() + SIGN_UP_LIFE),
    completedAt: null,
    ...values,
  }
  await insertSignUp(tx, row)
  return { row, token }
}

export const setSignUpCookie = (ctx: Ctx, token: string): void =>
  ctx.setCookie(SIGN_UP_COOKIE, token, { httpOnly: true, sameSite: 'lax', maxAge: SIGN_UP_LIFE / 1_000 })

export const setReferralCookie = (ctx: Ctx, code: string): void =>
  ctx.setCookie(REFERRAL_COOKIE, code, { httpOnly: true, sameSite: 'lax', maxAge: REFERRAL_LIFE / 1_000 })

export const progressOf = (row: SignUpRow): SignUpProgress => ({
  role: row.role,
  step: stepOf(row.role, {
    role: row.role,
    consented: row.consentedAt !== null,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
  }),
  email: row.email,
  refCode: row.refCode,
  channel: row.channel,
})
