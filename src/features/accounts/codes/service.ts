import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { notify } from '../../notifications/service.ts'
import { refreshReadiness } from '../influencers/readiness.ts'
import { passwordHandlers } from '../passwords/service.ts'
import type { PendingCodeView, SentCodeView } from '../shapes.ts'
import { tryPassword } from '../sign-in/throttle.ts'
import { findAccount, updateAccount } from '../store.ts'
import { pendingCode, refuseTry, sendCode, tryCode } from './codes.ts'
import type { codesContract } from './contract.ts'
import { takeGrant } from './store.ts'

type Request = Pick<HandlerInput<(typeof codesContract)['requestInfluencerCode']>, 'body'>
type Verify = Pick<HandlerInput<(typeof codesContract)['verifyInfluencerCode']>, 'body'>
type Pending = Pick<HandlerInput<(typeof codesContract)['pendingInfluencerCode']>, 'query'>
type Wish = Request['body']

/**
 * Where a code of the caller goes: the new phone, else the verified phone, else the e-mail address. `own`: it is known to
 * be the caller's.
 */
async function addressOf(
  tx: Tx,
  ctx: Ctx,
  { purpose, phone }: Pick<Wish, 'purpose' | 'phone'>,
): Promise<{ address: string; via: 'email' | 'sms'; own: boolean }> {
  const account = await findAccount(tx, ctx.caller.accountId)
  if (!account) throw new AppError('not_found')
  if (purpose === 'verify_phone') {
    const number = phone ?? account.phone
    if (!number) throw new AppError('invalid_input', {}, { phone: { code: 'mobile' } })
    return { address: number, via: 'sms', own: account.phoneVerifiedAt !== null && account.phone === number }
  }
  return account.phone && account.phoneVerifiedAt
    ? { address: account.phone, via: 'sms', own: true }
    : { address: account.email, via: 'email', own: true }
}

async function requestCode(ctx: Ctx, { body }: Request): Promise<SentCodeView> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const settings = await readSettings(tx, now)
    const { scope: role, accountId } = ctx.caller
    const { address, via, own } = await addressOf(tx, ctx, body)
    return sendCode(tx, now, settings, {
      purpose: body.purpose,
      role,
      address,
      via,
      own,
      accountId,
      lang: ctx.lang,
      deliver: true,
    })
  })
}

async function pendingOf(ctx: Ctx, { query }: Pending): Promise<PendingCodeView | null> {
  const now = ctx.clock.now()
  const { scope: role, accountId } = ctx.caller
  const [settings, account] = await Promise.all([readSettings(ctx.db, now), findAccount(ctx.db, accountId)])
  return pendingCode(ctx.db, now, settings, {
    purpose: query.purpose,
    role,
    accountId,
    isOwn: (address) => address === account?.email || (account?.phoneVerifiedAt != null && address === account.phone),
  })
}

async function verifyCode(ctx: Ctx, { body }: Verify) {
  const now = ctx.clock.now()
  const { scope: role, accountId } = ctx.caller
  const { purpose, code } = body
  const { answer, grantUntil } = await ctx.write(async (tx) => {
    const settings = await readSettings(tx, now)
    const { address } = await addressOf(tx, ctx, body)
    const answer = await tryCode(tx, now, settings, { purpose, role, address, accountId, code }, { grant: true })
    if (answer.ok && purpose === 'verify_phone') await storeFirstPhone(tx, ctx, address)
    return { answer, grantUntil: new Date(now.getTime() + settings['withdrawal.step_up_minutes'] * 60_000) }
  })
  refuseTry(answer)
  return { purpose, verified: true as const, grantUntil: grantUntil.toISOString() }
}

/** A first phone is kept at once; replacing a verified one asks for the password as well (updatePhone). */
async function storeFirstPhone(tx: Tx, ctx: Ctx, phone: string): Promise<void> {
  const { accountId } = ctx.caller
  const account = await findAccount(tx, accountId)
  if (!account || (account.phoneVerifiedAt && account.phone !== phone)) return
  await updateAccount(tx, accountId, { phone, phoneVerifiedAt: ctx.clock.now() })
  if (ctx.caller.scope === 'influencer') await refreshReadiness(tx, accountId)
}

export const codesHandlers = {
  requestInfluencerCode: requestCode,
  verifyInfluencerCode: verifyCode,
  requestMarketerCode: requestCode,
  verifyMarketerCode: verifyCode,
  pendingInfluencerCode: pendingOf,
  pendingMarketerCode: pendingOf,

  async updatePhone(ctx, { params, body }) {
    const { accountId, scope } = ctx.caller
    if (params.uuid !== accountId) throw new AppError('not_found')
    const account = await findAccount(ctx.db, accountId)
    const { ok, triesLeft } = await tryPassword(
      ctx,
      { own: `password:${accountId}` },
      account?.passwordHash ?? null,
      body.password,
    )
    if (!ok)
      throw new AppError(
        'password_current_wrong',
        { n: triesLeft },
        { password: { code: 'password_current_wrong', n: triesLeft } },
      )
    const now = ctx.clock.now()
    await ctx.write(async (tx) => {
      const grant = { accountId, purpose: `verify_phone:${scope}`, address: body.phone }
      if (!(await takeGrant(tx, grant, now))) throw new AppError('step_up_required')
      // The old number is told before it is replaced: its owner may not be the one who acts.
      await notify(tx, now, {
        kind: 'security.changed',
        key: `phone:${accountId}:${now.getTime()}`,
        to: { accountId },
        data: { what: { th: 'เบอร์มือถือ', en: 'mobile number' }, time: now },
        href: '/Influencer/recovery',
      })
      await updateAccount(tx, accountId, { phone: body.phone, phoneVerifiedAt: now })
    })
    return { ok: true as const }
  },

  ...passwordHandlers,
} satisfies Handlers<typeof codesContract>

/**
 * Uses up a verified code of the caller: it was asked for this purpose, is at most ten minutes old and serves one act.
 * Error: `step_up_required`. A rollback of the act gives the code back.
 */
export async function requireStepUp(
  tx: Tx,
  ctx: Pick<Ctx, 'caller' | 'clock'>,
  purpose: 'withdrawal' | 'bank_change',
): Promise<void> {
  const { scope, accountId } = ctx.caller
  const taken = await takeGrant(tx, { accountId, purpose: `${purpose}:${scope}` }, ctx.clock.now())
  if (!taken) throw new AppError('step_up_required')
}
