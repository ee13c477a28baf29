import type { Tx } from '../../../db/types.ts'
import { type Ctx, personOf, type Scope } from '../../../platform/context.ts'
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
  /** Set if the user chose to stay logged in. */
  persistentToken?: string
}

export interface LoginOptions {
  /** The device token that an app client sent. */
  given?: string | undefined
  /** The user stays logged in in this browser. */
  stay?: boolean | undefined
}

export type RequestHeaders = Readonly<Record<string, string | undefined>>

/** The device token that an app client got at an earlier login. */
export const deviceTokenIn = (headers: RequestHeaders): string | undefined => headers['x-device-token']

/**
 * App clients identify themselves with a header. Only they get the tokens in the response body; browsers get httpOnly
 * cookies.
 */
export const isAppClient = (headers: RequestHeaders): boolean => headers['x-client'] === 'app'

/** Opens a session and records the device. */
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

/** Opens a session and ends the caller's previous one. */
export async function rotateSession(tx: Tx, ctx: Ctx, accountId: string, options?: LoginOptions): Promise<LoginTokens> {
  if (ctx.caller.sessionId) await endDevice(tx, personOf(ctx.caller), ctx.caller.sessionId, ctx.clock.now())
  return openLogin(tx, ctx, accountId, options)
}

/** Sets the cookies and builds the response body of a committed login. */
export function completeLogin(
  ctx: Ctx,
  login: LoginTokens & { scope: Scope; accountId: string; code: string },
  headers: RequestHeaders,
): Identity {
  setLoginCookies(ctx, login.token, login.scope, login.accountId)
  if (login.persistentToken) setPersistentCookie(ctx, login.persistentToken)
  else ctx.clearCookie(persistentCookieName(ctx.config))
  const { scope, accountId: uuid, code, token, deviceToken } = login
  return { data: { scope, uuid }, scope, uuid, code, ...(isAppClient(headers) && { token, deviceToken }) }
}
