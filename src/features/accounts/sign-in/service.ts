import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { type Ctx, type Handlers, personOf, type Scope } from '../../../platform/context.ts'
import { findDevice } from '../devices/device.ts'
import { completeLogin, deviceTokenIn, type Identity, isAppClient, rotateSession } from '../sessions/login.ts'
import { accountOfLogin, clearLoginCookies, endSessions, SESSION_LIFE } from '../sessions/session.ts'
import { endDevice, listPersistentLogins, listSessions, persistentLoginOf } from '../sessions/store.ts'
import type { SessionView } from '../shapes.ts'
import { findByEmail, hasPassword } from '../store.ts'
import type { signinContract } from './contract.ts'
import { verifyPassword } from './throttle.ts'

declare module '../../../platform/context.ts' {
  interface Composition {
    /**
     * Checks the two-step code of a login, if two-step verification is on. Returns a function that uses the code up in
     * the transaction that opens the session.
     */
    requireSecondStepIfOn(ctx: Ctx, code: string | undefined, accountId: string): Promise<(tx: Tx) => Promise<void>>
  }
}

type InputOf<Name extends keyof typeof signinContract> = HandlerInput<(typeof signinContract)[Name]>
type SigninInput = Pick<InputOf<'signinInfluencer'>, 'headers'> & {
  body: InputOf<'signinInfluencer'>['body'] & InputOf<'signinOperator'>['body']
}

/**
 * Returns the same error for every cause, and does the same work whether the account exists or not. An operator's code
 * is checked only after the password is correct.
 */
async function signIn(
  ctx: Ctx,
  role: 'influencer' | 'marketer' | 'operator',
  { body, headers }: SigninInput,
): Promise<Identity> {
  const account = await findByEmail(ctx.db, role, body.email)
  const given = deviceTokenIn(headers)
  const device = account && (await findDevice(ctx.db, ctx, account.id, given))
  const trier = device ? { own: `device:${account.id}:${device}` } : { account: `${role}:${body.email}` }
  const { ok } = await verifyPassword(ctx, trier, account?.passwordHash ?? null, body.password)
  if (!ok || !account) throw new AppError('login_failed')
  const takeCode = role === 'operator' && (await ctx.composition.requireSecondStepIfOn(ctx, body.code, account.id))
  const { tokens, accountId } = await ctx.write(async (tx) => {
    // The password was replaced in the meantime, which ended all sessions; the old one must not open another.
    if (!(await hasPassword(tx, account))) throw new AppError('login_failed')
    if (takeCode) await takeCode(tx)
    return {
      tokens: await rotateSession(tx, ctx, account.id, { given, stay: body.stay }),
      accountId: role === 'marketer' ? await accountOfLogin(tx, account.id) : account.id,
    }
  })
  return completeLogin(ctx, { ...tokens, scope: role, accountId, code: 'signed_in' }, headers)
}

const OPEN = { scope: 'open' as Scope, uuid: '' }

/** Id of the caller's own device in the list of devices. */
const currentDevice = async (tx: Tx, { caller }: Ctx): Promise<string> =>
  (await persistentLoginOf(tx, personOf(caller), caller.sessionId)) ?? caller.sessionId

/** One entry for each persistent login and for each session without one, newest first. */
async function listDevices(ctx: Ctx): Promise<SessionView[]> {
  const accountId = personOf(ctx.caller)
  const now = ctx.clock.now()
  const [current, sessions, logins] = await Promise.all([
    currentDevice(ctx.db, ctx),
    listSessions(ctx.db, accountId, now),
    listPersistentLogins(ctx.db, accountId, now),
  ])
  const single = sessions.filter((row) => row.persistentLoginId === null)
  const lastUse = (login: { id: string; usedAt: Date }): Date => {
    const own = sessions.filter(({ persistentLoginId }) => persistentLoginId === login.id)
    return new Date(Math.max(...[login, ...own].map(({ usedAt }) => usedAt.getTime())))
  }
  const rows = [
    ...single.map((row) => ({ ...row, stays: false })),
    ...logins.map((row) => ({ ...row, usedAt: lastUse(row), device: {}, stays: true })),
  ]
  return rows
    .toSorted((a, b) => b.usedAt.getTime() - a.usedAt.getTime())
    .map(({ id, createdAt, usedAt, expiresAt, ip, userAgent, device, stays }) => ({
      id,
      current: id === current,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      ip,
      userAgent,
      device,
      stays,
    }))
}

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
    const { sessionId } = ctx.caller
    const accountId = personOf(ctx.caller)
    if (sessionId) await ctx.write((tx) => endDevice(tx, accountId, sessionId, ctx.clock.now()))
    clearLoginCookies(ctx)
    return { ok: true as const }
  },

  sessions: (ctx) => listDevices(ctx),

  async endSession(ctx, { params }) {
    const { sessionId } = ctx.caller
    const accountId = personOf(ctx.caller)
    const { ended, current } = await ctx.write(async (tx) => {
      const current = await currentDevice(tx, ctx)
      return { ended: await endDevice(tx, accountId, params.id, ctx.clock.now()), current }
    })
    if (!ended) throw new AppError('not_found')
    if (params.id === sessionId || params.id === current) clearLoginCookies(ctx)
    return { ok: true as const }
  },

  async endOtherSessions(ctx) {
    const { sessionId } = ctx.caller
    await ctx.write((tx) => endSessions(tx, personOf(ctx.caller), ctx.clock.now(), sessionId))
    return { ok: true as const }
  },
} satisfies Handlers<typeof signinContract>
