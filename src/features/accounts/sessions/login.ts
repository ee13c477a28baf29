import type { Tx } from '../../../db/types.ts'
import type { Ctx, Scope } from '../../../platform/context.ts'
import { rememberDevice } from '../devices/device.ts'
import { openSession, setLoginCookies } from './session.ts'
import { endSession } from './store.ts'

export interface Identity {
  data: { scope: Scope; uuid: string }
  scope: Scope
  uuid: string
  code: string
  token?: string
  deviceToken?: string
}

export interface LoginTokens {
  token: string
  deviceToken: string
}

/** The device's token that an app client got at an earlier login. */
export const deviceTokenIn = (headers: Readonly<Record<string, string | undefined>>): string | undefined =>
  headers['x-device-token']

/** App clients say so in a header; only they get the token in the answer, browsers keep it in an httpOnly cookie. */
export const isAppClient = (headers: Readonly<Record<string, string | undefined>>): boolean =>
  headers['x-client'] === 'app'

/** Opens a session on a device that is remembered. */
export async function openLogin(tx: Tx, ctx: Ctx, accountId: string, given?: string): Promise<LoginTokens> {
  const token = await openSession(tx, ctx, accountId)
  return { token, deviceToken: await rememberDevice(tx, ctx, accountId, given) }
}

/** Opens a session and ends the one that the caller came with. */
export async function rotateSession(tx: Tx, ctx: Ctx, accountId: string, given?: string): Promise<LoginTokens> {
  if (ctx.caller.sessionId) await endSession(tx, ctx.caller.accountId, ctx.caller.sessionId, ctx.clock.now())
  return openLogin(tx, ctx, accountId, given)
}

/** Cookies and answer of a login that was committed. */
export function answerLogin(
  ctx: Ctx,
  login: LoginTokens & { scope: Scope; accountId: string; code: string },
  headers: Readonly<Record<string, string | undefined>>,
): Identity {
  setLoginCookies(ctx, login.token, login.scope, login.accountId)
  const { scope, accountId: uuid, code, token, deviceToken } = login
  return { data: { scope, uuid }, scope, uuid, code, ...(isAppClient(headers) && { token, deviceToken }) }
}
