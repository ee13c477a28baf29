import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import type { Ctx, Handlers, Scope } from '../../../platform/context.ts'
import { findDevice } from '../devices/device.ts'
import { answerLogin, deviceTokenIn, type Identity, isAppClient, rotateSession } from '../sessions/login.ts'
import { clearLoginCookies, SESSION_LIFE } from '../sessions/session.ts'
import { endSession, listSessions } from '../sessions/store.ts'
import { findByEmail } from '../store.ts'
import type { signinContract } from './contract.ts'
import { tryPassword } from './throttle.ts'

type SigninInput = Pick<HandlerInput<(typeof signinContract)['signinInfluencer']>, 'body' | 'headers'>

/** One generic refusal for every cause; the same work is done whether the account exists or not. */
async function signIn(
  ctx: Ctx,
  role: 'influencer' | 'marketer' | 'operator',
  { body, headers }: SigninInput,
): Promise<Identity> {
  const account = await findByEmail(ctx.db, role, body.email)
  const given = deviceTokenIn(headers)
  const device = account && (await findDevice(ctx.db, ctx, account.id, given))
  const trier = device ? { own: `device:${account.id}:${device}` } : { account: `${role}:${body.email}` }
  const { ok } = await tryPassword(ctx, trier, account?.passwordHash ?? null, body.password)
  if (!ok || !account) throw new AppError('login_failed')
  const tokens = await ctx.write((tx) => rotateSession(tx, ctx, account.id, given))
  return answerLogin(ctx, { ...tokens, scope: role, accountId: account.id, code: 'signed_in' }, headers)
}

const OPEN = { scope: 'open' as Scope, uuid: '' }

export const signinHandlers = {
  async status(ctx, { headers }) {
    const { scope, accountId } = ctx.caller
    const flagged = isAppClient(headers) || ctx.cookie('loggedIn') === 'true'
    const signedIn = scope !== 'open' && flagged ? { scope, uuid: accountId } : OPEN
    const maxAge = SESSION_LIFE / 1_000
    if (!isAppClient(headers) && scope !== 'open') {
      ctx.setCookie('scope', signedIn.scope, { maxAge, sameSite: 'lax' })
      if (signedIn.uuid) ctx.setCookie('uuid', signedIn.uuid, { maxAge, sameSite: 'lax' })
      else ctx.clearCookie('uuid')
    }
    return { data: signedIn, ...signedIn, code: signedIn.scope === 'open' ? 'open' : 'signed_in' }
  },

  signinInfluencer: (ctx, input) => signIn(ctx, 'influencer', input),
  signinMarketer: (ctx, input) => signIn(ctx, 'marketer', input),
  signinOperator: (ctx, input) => signIn(ctx, 'operator', input),

  async signout(ctx) {
    const { accountId, sessionId } = ctx.caller
    if (sessionId) await ctx.write((tx) => endSession(tx, accountId, sessionId, ctx.clock.now()))
    clearLoginCookies(ctx)
    return { ok: true as const }
  },

  async sessions(ctx) {
    const rows = await listSessions(ctx.db, ctx.caller.accountId, ctx.clock.now())
    return rows.map((row) => ({
      id: row.id,
      current: row.id === ctx.caller.sessionId,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      ip: row.ip,
      userAgent: row.userAgent,
      device: row.device,
    }))
  },

  async endSession(ctx, { params }) {
    const ended = await ctx.write((tx) => endSession(tx, ctx.caller.accountId, params.id, ctx.clock.now()))
    if (!ended) throw new AppError('not_found')
    if (params.id === ctx.caller.sessionId) clearLoginCookies(ctx)
    return { ok: true as const }
  },
} satisfies Handlers<typeof signinContract>
