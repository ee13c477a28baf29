import { MINUTE } from '../../core/clock.ts'
import type { Ctx } from '../../service/context.ts'
import { sha256 } from './codes.ts'
import type { SignUpRole } from './rules/sign-up.ts'

const RECOVERY_COOKIE = 'recovery'
const RECOVERY_LIFE = 30 * MINUTE

/** The token of a browser that asked for a recovery code: it finds the step again, and opens nothing. */
export const recoveryToken = (ctx: Ctx): string | undefined => ctx.cookie(RECOVERY_COOKIE)

/** Whose code a recovery waits for. */
export const recoveryOwner = (role: SignUpRole, token: string) =>
  ({ purpose: 'recovery', role, accountId: null, clientHash: sha256(token) }) as const

export const setRecoveryCookie = (ctx: Ctx, token: string): void =>
  ctx.setCookie(RECOVERY_COOKIE, token, { httpOnly: true, sameSite: 'lax', maxAge: RECOVERY_LIFE / 1_000 })

export const clearRecoveryCookie = (ctx: Ctx): void => ctx.clearCookie(RECOVERY_COOKIE)
