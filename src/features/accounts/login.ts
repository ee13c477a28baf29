import type { Tx } from '../../db/types.ts'
import type { Ctx, Scope } from '../../service/context.ts'
import { openSession, setLoginCookies } from './session.ts'
import { endSession } from './session-store.ts'

export interface Identity {
  data: { scope: Scope; uuid: string }
  scope: Scope
  uuid: string
  code: string
  token?: string
}

/** App clients say so in a header; only they get the token in the answer, browsers keep it in an httpOnly cookie. */
export const isAppClient = (headers: Readonly<Record<string, string | undefined>>): boolean =>
  headers['x-client'] === 'app'

/** Opens a session and ends the one that the caller came with. */
export async function rotateSession(tx: Tx, ctx: Ctx, accountId: string): Promise<string> {
  if (ctx.caller.sessionId) await endSession(tx, ctx.caller.accountId, ctx.caller.sessionId, ctx.clock.now())
  return openSession(tx, ctx, accountId)
}

/** Cookies and answer of a login that was committed. */
export function answerLogin(
  ctx: Ctx,
  login: { token: string; scope: Scope; accountId: string; code: string },
  headers: Readonly<Record<string, string | undefined>>,
): Identity {
  setLoginCookies(ctx, login.token, login.scope, login.accountId)
  const { scope, accountId: uuid, code } = login
  return { data: { scope, uuid }, scope, uuid, code, ...(isAppClient(headers) && { token: login.token }) }
}
