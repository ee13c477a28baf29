import { DAY } from '../../../core/clock.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { isIssued, lastLoginWith, saveDevice } from './store.ts'

/** A device that was unused for this long counts as new. */
export const DEVICE_LIFE = 180 * DAY

type DeviceCtx = Pick<Ctx, 'clock' | 'config' | 'cookie' | 'setCookie'>

const cookieName = ({ config }: DeviceCtx): string => `${config.secure ? '__Host-' : ''}talad_device`

/** The device token of this browser, or the one that an app client sends. */
const tokenOf = (ctx: DeviceCtx, given: string | undefined): string => given ?? ctx.cookie(cookieName(ctx)) ?? ''

/** Hash of the device token if the account has logged in with this device before, else null. */
export async function findDevice(
  tx: Tx,
  ctx: DeviceCtx,
  accountId: string,
  given: string | undefined,
): Promise<string | null> {
  const token = tokenOf(ctx, given)
  if (!token) return null
  const tokenHash = hashToken(token)
  const usedAt = await lastLoginWith(tx, accountId, tokenHash)
  return usedAt && usedAt.getTime() > ctx.clock.now().getTime() - DEVICE_LIFE ? tokenHash : null
}

/**
 * Records that an account logged in on this device and returns the device token. An existing token is kept if we issued
 * it, so that one browser can serve several accounts; otherwise a new one is created (32 random bytes, stored only as a
 * hash).
 */
export async function rememberDevice(tx: Tx, ctx: DeviceCtx, accountId: string, given?: string): Promise<string> {
  const presented = tokenOf(ctx, given)
  const token = presented && (await isIssued(tx, hashToken(presented))) ? presented : newToken()
  await saveDevice(tx, { accountId, tokenHash: hashToken(token), usedAt: ctx.clock.now() })
  ctx.setCookie(cookieName(ctx), token, { httpOnly: true, sameSite: 'lax', maxAge: DEVICE_LIFE / 1_000 })
  return token
}
