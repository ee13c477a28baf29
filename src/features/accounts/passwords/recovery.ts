import { MINUTE } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import type { Settings } from '../../../core/settings.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import {
  type CodeCheck,
  type CodeGrant,
  checkCode,
  deviceRequester,
  networkRequester,
  purposeKey,
} from '../codes/codes.ts'
import { findLastCode, isClientIssued } from '../codes/store.ts'
import { findDevice } from '../devices/device.ts'
import type { SignUpRole } from '../rules/sign-up.ts'
import type { Account } from '../store.ts'

const RECOVERY_COOKIE = 'recovery'
const RECOVERY_LIFE = 30 * MINUTE

/** Token of the client that requested the recovery code: from the browser's cookie, or sent by an app client. */
export const recoveryToken = (ctx: Ctx, given?: string): string | undefined => given ?? ctx.cookie(RECOVERY_COOKIE)

/** Identifies the code that a recovery waits for. */
export const recoveryOwner = (role: SignUpRole, token: string) =>
  ({ purpose: 'recovery', role, accountId: null, clientHash: hashToken(token) }) as const

export const setRecoveryCookie = (ctx: Ctx, token: string): void =>
  ctx.setCookie(RECOVERY_COOKIE, token, { httpOnly: true, sameSite: 'lax', maxAge: RECOVERY_LIFE / 1_000 })

export const clearRecoveryCookie = (ctx: Ctx): void => ctx.clearCookie(RECOVERY_COOKIE)

/**
 * The client's token if we issued it with a code, else a new one, so that nobody can choose a token for another person.
 */
export async function openRecovery(tx: Tx, ctx: Ctx, given?: string): Promise<{ token: string; isNew: boolean }> {
  const presented = recoveryToken(ctx, given)
  if (presented && (await isClientIssued(tx, hashToken(presented)))) return { token: presented, isNew: false }
  return { token: newToken(), isNew: true }
}

/**
 * Whose limits the codes of a recovery count toward: a known device of the account has its own limits, all others share
 * those of their network.
 */
export async function recoveryRequester(
  tx: Tx,
  ctx: Ctx,
  account: Account | null,
  deviceToken: string | undefined,
): Promise<string> {
  const device = account && (await findDevice(tx, ctx, account.id, deviceToken))
  return device ? deviceRequester(account.id, device) : networkRequester(ctx.ip)
}

export interface RecoveryTry {
  email: string
  role: SignUpRole
  code: string
  recoveryToken?: string | undefined
}

/**
 * Checks a recovery code that this client requested. Without the client's token nothing is compared or counted, so that
 * nobody can use up another person's tries. Error: `recovery_not_found`.
 */
export async function checkRecoveryCode(
  tx: Tx,
  ctx: Ctx,
  settings: Settings,
  { email: address, role, code, recoveryToken: given }: RecoveryTry,
  outcome?: CodeGrant,
): Promise<CodeCheck> {
  const token = recoveryToken(ctx, given)
  if (!token) throw new AppError('recovery_not_found')
  const target = { ...recoveryOwner(role, token), address }
  if (!(await findLastCode(tx, { ...target, purpose: purposeKey(target) }))) throw new AppError('recovery_not_found')
  return checkCode(tx, ctx.clock.now(), settings, { ...target, code }, outcome)
}
