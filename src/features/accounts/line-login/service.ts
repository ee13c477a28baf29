import { MINUTE } from '../../../core/clock.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { PortError } from '../../../ports/http.ts'
import type { LinePerson } from '../../../ports/line-login/port.ts'
import { notify } from '../../notifications/service.ts'
import { completeLogin, type Identity, type RequestHeaders, rotateSession } from '../sessions/login.ts'
import { clearSignUpCookies, isConfirmed, lockCurrentSignUp, openSignUp, setSignUpCookie } from '../sign-up/sign-up.ts'
import { updateSignUp } from '../sign-up/store.ts'
import { findAccount, findByEmail } from '../store.ts'
import type { LineLoginView, lineLoginContract } from './contract.ts'
import {
  consumeLoginRequest,
  deleteLineLogin,
  findLineAccount,
  findLineLogin,
  insertLoginRequest,
  type LoginRequest,
  saveLineLogin,
} from './store.ts'

/** Cookie that binds a login to the browser that started it, so that a stolen code and state are useless elsewhere. */
const BROWSER_COOKIE = 'lineLogin'
const REQUEST_LIFE = 15 * MINUTE

/** A temporary error tells the caller when to retry; every other error means that the login failed. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof PortError)) return error
  const { retryable, retryAfterSeconds } = error
  if (!retryable && error.code !== 'unsupported') return new AppError('line_login_failed')
  return new AppError('provider_unavailable', { platform: 'LINE', minutes: Math.ceil((retryAfterSeconds ?? 60) / 60) })
}

async function line<T>(run: () => T | Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    throw refusalOf(error)
  }
}

const notifyOwner = (tx: Tx, now: Date, accountId: string): Promise<void> =>
  notify(tx, now, {
    kind: 'security.changed',
    key: `line-login:${accountId}:${now.getTime()}`,
    to: { accountId },
    data: { what: { th: 'วิธีเข้าสู่ระบบ', en: 'login method' }, time: now },
    href: '/Influencer/lineLogin',
  })

async function linkLine(tx: Tx, now: Date, accountId: string, { subject, name }: LinePerson): Promise<void> {
  await saveLineLogin(tx, { accountId, subject, name, linkedAt: now })
  await notifyOwner(tx, now, accountId)
}

/** Logs in to the account that is linked to a LINE user; null if there is none. */
async function signIn(ctx: Ctx, { subject }: LinePerson, headers: RequestHeaders): Promise<Identity | null> {
  const opened = await ctx.write(async (tx) => {
    const accountId = await findLineAccount(tx, subject)
    return accountId && { accountId, ...(await rotateSession(tx, ctx, accountId)) }
  })
  if (!opened) return null
  return completeLogin(ctx, { ...opened, scope: 'influencer', code: 'signed_in' }, headers)
}

/** Starts a sign-up, or continues the one of this browser. */
async function beginSignUp(ctx: Ctx, { subject, name }: LinePerson, next: string | null): Promise<void> {
  const token = await ctx.write(async (tx) => {
    // The code of a LINE sign-up is longer, so an earlier confirmation of the address does not count.
    const values = { lineSubject: subject, lineName: name, emailVerifiedAt: null, ...(next && { next }) }
    const row = await lockCurrentSignUp(tx, ctx, 'influencer')
    if (!row) return (await openSignUp(tx, ctx, { role: 'influencer', ...values })).token
    await updateSignUp(tx, row.id, values)
    return null
  })
  if (token) setSignUpCookie(ctx, token)
}

async function finish(ctx: Ctx, request: LoginRequest, person: LinePerson, headers: RequestHeaders) {
  const { accountId, next } = request
  if (accountId) {
    await ctx.write((tx) => linkLine(tx, ctx.clock.now(), accountId, person))
    return { data: { result: 'linked' as const, next } }
  }
  const identity = await signIn(ctx, person, headers)
  if (identity) {
    const { token, deviceToken } = identity
    return { data: { result: 'signed_in' as const, next }, ...(token && { token, deviceToken }) }
  }
  await beginSignUp(ctx, person, next)
  return { data: { result: 'sign_up' as const, next } }
}

async function viewLine(ctx: Ctx): Promise<LineLoginView> {
  const { accountId } = ctx.caller
  const [linked, account] = await Promise.all([findLineLogin(ctx.db, accountId), findAccount(ctx.db, accountId)])
  return {
    available: ctx.ports.lineLogin.available,
    linked: linked && { name: linked.name, since: linked.linkedAt.toISOString() },
    hasPassword: account?.passwordHash !== '',
  }
}

export const lineLoginHandlers = {
  async startLineLogin(ctx, { body }) {
    const now = ctx.clock.now()
    const [state, nonce, codeVerifier, browser] = [newToken(), newToken(), newToken(), newToken()]
    const redirectUri = `${ctx.config.origin}/${ctx.lang}/Influencer/lineReturn`
    const request = { state, nonce, codeVerifier, redirectUri, lang: ctx.lang }
    const url = await line(() => ctx.ports.lineLogin.authorizeUrl(request))
    const own = ctx.caller.scope === 'influencer'
    await ctx.write((tx) =>
      insertLoginRequest(tx, {
        stateHash: hashToken(state),
        browserHash: hashToken(browser),
        nonce,
        verifier: codeVerifier,
        redirectUri,
        accountId: own ? ctx.caller.accountId : null,
        sessionId: own ? ctx.caller.sessionId : null,
        next: body.next ?? null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + REQUEST_LIFE),
      }),
    )
    ctx.setCookie(BROWSER_COOKIE, browser, { httpOnly: true, sameSite: 'lax', maxAge: REQUEST_LIFE / 1_000 })
    return { url }
  },

  async finishLineLogin(ctx, { body, headers }) {
    const of = {
      stateHash: hashToken(body.state),
      browserHash: hashToken(ctx.cookie(BROWSER_COOKIE) ?? ''),
      sessionId: ctx.caller.scope === 'influencer' ? ctx.caller.sessionId : null,
    }
    const request = await ctx.write((tx) => consumeLoginRequest(tx, of, ctx.clock.now()))
    if (!request) throw new AppError('line_login_failed')
    ctx.clearCookie(BROWSER_COOKIE)
    const { nonce, verifier: codeVerifier, redirectUri } = request
    const person = await line(() => ctx.ports.lineLogin.exchange({ code: body.code, nonce, codeVerifier, redirectUri }))
    return finish(ctx, request, person, headers)
  },

  async joinLineLogin(ctx, { headers }) {
    const now = ctx.clock.now()
    const opened = await ctx.write(async (tx) => {
      const row = await lockCurrentSignUp(tx, ctx, 'influencer')
      if (!row?.lineSubject || !row.email || !isConfirmed(row, now)) throw new AppError('sign_up_not_found')
      const account = await findByEmail(tx, 'influencer', row.email)
      if (!account) throw new AppError('sign_up_not_found')
      await linkLine(tx, now, account.id, { subject: row.lineSubject, name: row.lineName })
      await updateSignUp(tx, row.id, { completedAt: now, accountId: account.id })
      return { accountId: account.id, ...(await rotateSession(tx, ctx, account.id)) }
    })
    clearSignUpCookies(ctx)
    return completeLogin(ctx, { ...opened, scope: 'influencer', code: 'signed_in' }, headers)
  },

  lineLoginAvailable: async (ctx) => ({ available: ctx.ports.lineLogin.available }),

  lineLogin: (ctx) => viewLine(ctx),

  async unlinkLineLogin(ctx) {
    const now = ctx.clock.now()
    const { accountId } = ctx.caller
    await ctx.write(async (tx) => {
      const account = await findAccount(tx, accountId)
      const linked = await findLineLogin(tx, accountId)
      if (linked && !account?.passwordHash) throw new AppError('line_login_only')
      if (await deleteLineLogin(tx, accountId)) await notifyOwner(tx, now, accountId)
    })
    return viewLine(ctx)
  },
} satisfies Handlers<typeof lineLoginContract>
