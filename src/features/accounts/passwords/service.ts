import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import { type Ctx, type Handlers, personOf } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import { notify } from '../../notifications/service.ts'
import { pendingCode, throwIfWrongCode } from '../codes/codes.ts'
import type { codesContract } from '../codes/contract.ts'
import { consumeRecoveryToken, findToken } from '../codes/store.ts'
import { lockAccount } from '../contacts/store.ts'
import { rememberDevice } from '../devices/device.ts'
import { deleteDevices } from '../devices/store.ts'
import { completeLogin, deviceTokenIn, type Identity, openLogin } from '../sessions/login.ts'
import { endSessions } from '../sessions/session.ts'
import { persistentLoginOf } from '../sessions/store.ts'
import { verifyPassword } from '../sign-in/throttle.ts'
import { type Account, findAccount, findByEmail, updateAccount } from '../store.ts'
import { hashPassword, requireGoodPassword } from './passwords.ts'
import { checkRecoveryCode, clearRecoveryCookie, recoveryOwner, recoveryToken } from './recovery.ts'

/** Revokes the API keys that a login created, after its password was recovered: an attacker may have created them. */
type EndKeysOf = (
  tx: Tx,
  ctx: Pick<Ctx, 'caller' | 'clock' | 'ip'>,
  login: Pick<Account, 'id' | 'role'>,
  why: 'password_recovered',
) => Promise<void>

declare module '../../../platform/context.ts' {
  interface Composition {
    endKeysOf: EndKeysOf
  }
}

/** Stores a new password, ends all sessions of the account and notifies its owner. */
async function replacePassword(tx: Tx, account: Account, passwordHash: string, now: Date): Promise<void> {
  await updateAccount(tx, account.id, { passwordHash })
  await endSessions(tx, account.id, now)
  await deleteDevices(tx, account.id)
  const role = account.role === 'marketer' ? 'Marketer' : 'Influencer'
  await notify(tx, now, {
    kind: 'security.changed',
    key: `password:${account.id}:${now.getTime()}`,
    to: { accountId: account.id },
    data: { what: { th: 'รหัสผ่าน', en: 'password' }, time: now },
    href: `/${role}/recovery`,
  })
}

type Change = Pick<HandlerInput<(typeof codesContract)['changeInfluencerPassword']>, 'body' | 'headers'>

/**
 * The caller's own account if the password is correct. Slow: call it before the transaction. Errors:
 * `password_current_wrong` at `field`, `login_throttled`.
 */
export async function requireOwnPassword(ctx: Ctx, password: string, field: string): Promise<Account> {
  const personId = personOf(ctx.caller)
  const account = await findAccount(ctx.db, personId)
  if (!account) throw new AppError('not_found')
  const trier = { own: `password:${personId}` }
  const { ok, triesLeft: n, blocked } = await verifyPassword(ctx, trier, account.passwordHash, password)
  if (blocked) throw blocked
  if (!ok) throw new AppError('password_current_wrong', { n }, { [field]: { code: 'password_current_wrong', n } })
  return account
}

async function changePassword(ctx: Ctx, uuid: string, { body, headers }: Change): Promise<Identity> {
  const { accountId, scope } = ctx.caller
  const personId = personOf(ctx.caller)
  if (uuid !== accountId) throw new AppError('not_found')
  const now = ctx.clock.now()
  const account = await requireOwnPassword(ctx, body.currentPassword, 'currentPassword')
  if (body.password === body.currentPassword) throw new AppError('password_same', {}, { password: 'password_same' })
  requireGoodPassword(body.password, account.email, await readSettings(ctx.db, now))
  const passwordHash = await hashPassword(body.password)
  const tokens = await ctx.write(async (tx) => {
    // A parallel password change was first and has ended this session.
    if ((await lockAccount(tx, personId))?.passwordHash !== account.passwordHash) throw new AppError('unauthenticated')
    const stay = (await persistentLoginOf(tx, personId, ctx.caller.sessionId)) !== null
    await replacePassword(tx, account, passwordHash, now)
    return openLogin(tx, ctx, personId, { given: deviceTokenIn(headers), stay })
  })
  return completeLogin(ctx, { ...tokens, scope, accountId, code: 'password_changed' }, headers)
}

type PasswordHandlers = Pick<
  Handlers<typeof codesContract>,
  | 'pendingRecovery'
  | 'verifyEmailCode'
  | 'recoverInfluencer'
  | 'recoverMarketer'
  | 'changeInfluencerPassword'
  | 'changeMarketerPassword'
>

export const passwordHandlers = {
  async pendingRecovery(ctx, { query }) {
    const token = recoveryToken(ctx)
    if (!token) return null
    const now = ctx.clock.now()
    const owner = { ...recoveryOwner(query.role, token), isOwn: () => false }
    return pendingCode(ctx.db, now, await readSettings(ctx.db, now), owner)
  },

  async verifyEmailCode(ctx, { body }) {
    const now = ctx.clock.now()
    const token = newToken()
    const answer = await ctx.write(async (tx) => {
      const settings = await readSettings(tx, now)
      return checkRecoveryCode(tx, ctx, settings, body, { grant: true, tokenHash: hashToken(token) })
    })
    throwIfWrongCode(answer)
    return { data: { verified: true as const }, token }
  },

  async recoverInfluencer(ctx, { body }) {
    const { email, password, role } = body
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    requireGoodPassword(password, email, settings)
    throwIfWrongCode(await ctx.write((tx) => checkRecoveryCode(tx, ctx, settings, body)))
    // Hashes only after the code was accepted, because hashing is expensive. Codes for unknown addresses are never
    // sent.
    const passwordHash = await hashPassword(password)
    await ctx.write(async (tx) => {
      const account = await findByEmail(tx, role, email)
      if (!account) return
      await replacePassword(tx, account, passwordHash, now)
      await ctx.composition.endKeysOf(tx, ctx, account, 'password_recovered')
      await rememberDevice(tx, ctx, account.id)
    })
    clearRecoveryCookie(ctx)
    return { ok: true as const }
  },

  async recoverMarketer(ctx, { params, body }) {
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const grant = await findToken(ctx.db, hashToken(params.x), now)
    const account = grant?.purpose === 'recovery:marketer' ? await findByEmail(ctx.db, 'marketer', grant.address) : null
    if (!account) throw new AppError('not_found')
    // Before the token is used up, so that a rejected password does not require another code.
    requireGoodPassword(body.password, account.email, settings)
    const passwordHash = await hashPassword(body.password)
    await ctx.write(async (tx) => {
      if (!(await consumeRecoveryToken(tx, hashToken(params.x), now))) throw new AppError('not_found')
      await replacePassword(tx, account, passwordHash, now)
      await ctx.composition.endKeysOf(tx, ctx, account, 'password_recovered')
      // The code proves ownership of the address, so failed tries of strangers must not slow down this device's login.
      await rememberDevice(tx, ctx, account.id)
    })
    clearRecoveryCookie(ctx)
    return { ok: true as const }
  },

  changeInfluencerPassword: (ctx, { params, ...rest }) => changePassword(ctx, params.uuid, rest),
  changeMarketerPassword: (ctx, { params, ...rest }) => changePassword(ctx, params.id, rest),
} satisfies PasswordHandlers
