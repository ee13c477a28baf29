import type { Tx } from '../../../db/types.ts'
import type { Ctx, Scope } from '../../../platform/context.ts'
import { rememberDevice } from '../devices/device.ts'
import { openPersistentLogin, setPersistentCookie } from './persistent.ts'
import { openSession, persistentCookieName, setLoginCookies } from './session.ts'
import { endDevice } from './store.ts'

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
  /** Where the person stays logged in. */
  persistentToken?: string
}

export interface LoginOptions {
  /** The device's token that an app client sent. */
  given?: string | undefined
  /** The person stays logged in in this browser. */
  stay?: boolean | undefined
}

/** The device's token that an app client got at an earlier login. */
export const deviceTokenIn = (headers: Readonly<Record<string, string | undefined>>): string | undefined =>
  headers['x-device-token']

/** App clients say so in a header; only they get the token in the answer, browsers keep it in an httpOnly cookie. */
export const isAppClient = (headers: Readonly<Record<string, string | undefined>>): boolean =>
  headers['x-client'] === 'app'

/** Opens a session on a device that is remembered. */
export async function openLogin(
  tx: Tx,
  ctx: Ctx,
  accountId: string,
  { given, stay }: LoginOptions = {},
): Promise<LoginTokens> {
  const persistent = stay ? await openPersistentLogin(tx, ctx, accountId) : null
  const token = await openSession(tx, ctx, accountId, persistent?.id)
  const deviceToken = await rememberDevice(tx, ctx, accountId, given)
  return { token, deviceToken, ...(persistent && { persistentToken: persistent.token }) }
}

/** Opens a session and ends the one that the caller came with. */
export async function rotateSession(tx: Tx, ctx: Ctx, accountId: string, options?: LoginOptions): Promise<LoginTokens> {
  if (ctx.caller.sessionId) await endDevice(tx, ctx.caller.accountId, ctx.caller.sessionId, ctx.clock.now())
  return openLogin(tx, ctx, accountId, options)
}

/** Cookies and answer of a login that was committed. */
export function answerLogin(
  ctx: Ctx,
  login: LoginTokens & { scope: Scope; accountId: string; code: string },
  headers: Readonly<Record<string, string | undefined>>,
): Identity {
  setLoginCookies(ctx, login.token, login.scope, login.accountId)
  if (login.persistentToken) setPersistentCookie(ctx, login.persistentToken)
  else ctx.clearCookie(persistentCookieName(ctx.config))
  const { scope, accountId: uuid, code, token, deviceToken } = login
  return { data: { scope, uuid }, scope, uuid, code, ...(isAppClient(headers) && { token, deviceToken }) }
}
