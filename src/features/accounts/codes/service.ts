import { HOUR } from '../../../core/clock.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import type { Settings } from '../../../core/settings.ts'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import type { Tx } from '../../../db/types.ts'
import { type Ctx, type Handlers, personOf } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { linkFinanceEmail, linkWhatsapp, notify } from '../../notifications/service.ts'
import { refreshReadiness } from '../influencers/readiness.ts'
import { passwordHandlers } from '../passwords/service.ts'
import type { PendingCodeView, SentCodeView } from '../shapes.ts'
import { type Account, findAccount, findByEmail, updateAccount } from '../store.ts'
import { checkCode, pendingCode, sendCode, throwIfWrongCode } from './codes.ts'
import type { codesContract } from './contract.ts'
import { consumeGrant } from './store.ts'

type Request = Pick<HandlerInput<(typeof codesContract)['requestInfluencerCode']>, 'body'>
type Verify = Pick<HandlerInput<(typeof codesContract)['verifyInfluencerCode']>, 'body'>
type Pending = Pick<HandlerInput<(typeof codesContract)['pendingInfluencerCode']>, 'query'>
type RequestBody = Request['body']

interface CodeAddress {
  address: string
  via: SentCodeView['via']
  /** The address is already the caller's. */
  own: boolean
}

const ownEmail = ({ email }: Account): CodeAddress => ({ address: email, via: 'email', own: true })
const ownPhone = ({ phone, phoneVerifiedAt }: Account): CodeAddress | null =>
  phone && phoneVerifiedAt ? { address: phone, via: 'sms', own: true } : null

function newEmail(account: Account, email: string | undefined): CodeAddress {
  if (!email) throw new AppError('invalid_input', {}, { email: { code: 'required' } })
  if (email === account.email) throw new AppError('invalid_input', {}, { email: { code: 'contact_same' } })
  return { address: email, via: 'email', own: false }
}

function newPhone(account: Account, phone: string | undefined): CodeAddress {
  const number = phone ?? account.phone
  if (!number) throw new AppError('invalid_input', {}, { phone: { code: 'mobile' } })
  return { address: number, via: 'sms', own: ownPhone(account)?.address === number }
}

function whatsapp(ctx: Ctx, phone: string | undefined): CodeAddress {
  if (!ctx.ports.whatsapp.available) throw new AppError('whatsapp_unavailable')
  if (!phone) throw new AppError('invalid_input', {}, { phone: { code: 'mobile' } })
  return { address: phone, via: 'whatsapp', own: false }
}

/**
 * The address that will receive the tax documents of the marketer's account. A team member needs the finance
 * permission.
 */
async function financeEmail(tx: Tx, { caller }: Ctx, email: string | undefined): Promise<CodeAddress> {
  if (caller.scope !== 'marketer') throw new AppError('invalid_input', {}, { purpose: { code: 'not_an_option' } })
  if (caller.permissions && !caller.permissions.includes('finance')) throw new AppError('permission_missing')
  const account = await findAccount(tx, caller.accountId)
  if (!account) throw new AppError('not_found')
  return newEmail(account, email)
}

/** The address that the caller's code is sent to. */
async function addressOf(
  tx: Tx,
  ctx: Ctx,
  { purpose, phone, email }: Pick<RequestBody, 'purpose' | 'phone' | 'email'>,
): Promise<CodeAddress> {
  if (purpose === 'finance_email') return financeEmail(tx, ctx, email)
  const account = await findAccount(tx, personOf(ctx.caller))
  if (!account) throw new AppError('not_found')
  if (purpose === 'verify_email') return newEmail(account, email)
  if (purpose === 'verify_phone') return newPhone(account, phone)
  if (purpose === 'verify_whatsapp') return whatsapp(ctx, phone)
  if (purpose === 'email_change' || purpose === 'phone_lost') return ownEmail(account)
  const number = ownPhone(account)
  if (purpose === 'phone_change') {
    if (number) return number
    throw new AppError('invalid_input', {}, { purpose: { code: 'not_an_option' } })
  }
  const { phoneCodesFrom } = account
  return number && (phoneCodesFrom === null || phoneCodesFrom <= ctx.clock.now()) ? number : ownEmail(account)
}

async function requestCode(ctx: Ctx, { body }: Request): Promise<SentCodeView> {
  const now = ctx.clock.now()
  return ctx.write(async (tx) => {
    const settings = await readSettings(tx, now)
    const { scope: role } = ctx.caller
    const accountId = personOf(ctx.caller)
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
  const { scope: role } = ctx.caller
  const accountId = personOf(ctx.caller)
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
  const { scope: role } = ctx.caller
  const accountId = personOf(ctx.caller)
  const { purpose, code } = body
  const { answer, taken, grantUntil } = await ctx.write(async (tx) => {
    const settings = await readSettings(tx, now)
    const { address } = await addressOf(tx, ctx, body)
    const answer = await checkCode(tx, now, settings, { purpose, role, address, accountId, code }, { grant: true })
    if (answer.ok && purpose === 'verify_phone') await storeFirstPhone(tx, ctx, settings, address)
    if (answer.ok && purpose === 'verify_whatsapp') await linkWhatsapp(tx, now, accountId, address)
    if (answer.ok && purpose === 'finance_email') await linkFinanceEmail(tx, now, ctx.caller.accountId, address)
    // Checked after the code, because only the owner of the mailbox may learn that the address already has an account.
    const taken = answer.ok && purpose === 'verify_email' && (await isTaken(tx, ctx, address))
    return { answer, taken, grantUntil: new Date(now.getTime() + settings['withdrawal.step_up_minutes'] * 60_000) }
  })
  throwIfWrongCode(answer)
  if (taken) throw new AppError('address_taken', {}, { email: 'address_taken' })
  return { purpose, verified: true as const, grantUntil: grantUntil.toISOString() }
}

const isTaken = async (tx: Tx, { caller }: Ctx, email: string): Promise<boolean> =>
  caller.scope !== 'open' && (await findByEmail(tx, caller.scope, email)) !== null

/**
 * Stores a first phone number at once; replacing a verified one also needs confirmation (`updatePhone`). A number that
 * is added after the sign-up is proved only by the session: the owner is notified, and codes that confirm actions go to
 * the email address for as long as a replacement of a lost phone has to wait. In the first hours of an influencer's
 * account the number is part of the sign-up.
 */
async function storeFirstPhone(tx: Tx, ctx: Ctx, settings: Settings, phone: string): Promise<void> {
  const now = ctx.clock.now()
  const account = await findAccount(tx, personOf(ctx.caller))
  if (!account || (account.phoneVerifiedAt && account.phone !== phone)) return
  const { id, role, createdAt } = account
  const wait = settings['account.phone_lost_hours'] * HOUR
  const isSignUp = role === 'influencer' && now.getTime() - createdAt.getTime() < wait
  const isAdded = account.phoneVerifiedAt === null && !isSignUp
  const phoneCodesFrom = new Date(now.getTime() + wait)
  await updateAccount(tx, id, { phone, phoneVerifiedAt: now, ...(isAdded && { phoneCodesFrom }) })
  if (isAdded)
    await notify(tx, now, {
      kind: 'security.phone_added',
      key: `phone:${id}:${now.getTime()}`,
      to: { accountId: id },
      data: { phone: mobileForPeople(phone), time: now, from: phoneCodesFrom },
      href: role === 'marketer' ? '/Marketer/account' : '/Influencer/account',
    })
  if (role === 'influencer') await refreshReadiness(tx, id)
}

export const codesHandlers = {
  requestInfluencerCode: requestCode,
  verifyInfluencerCode: verifyCode,
  requestMarketerCode: requestCode,
  verifyMarketerCode: verifyCode,
  pendingInfluencerCode: pendingOf,
  pendingMarketerCode: pendingOf,

  ...passwordHandlers,
} satisfies Handlers<typeof codesContract>

/**
 * Uses up a verified code of the caller. It must have been requested for this purpose, is valid for ten minutes, and
 * allows one action. Error: `step_up_required`. A rollback makes the code usable again.
 */
export async function requireStepUp(
  tx: Tx,
  ctx: Pick<Ctx, 'caller' | 'clock'>,
  purpose: 'withdrawal' | 'bank_change' | 'deactivation' | 'collect',
): Promise<void> {
  const { scope } = ctx.caller
  const taken = await consumeGrant(
    tx,
    { accountId: personOf(ctx.caller), purpose: `${purpose}:${scope}` },
    ctx.clock.now(),
  )
  if (!taken) throw new AppError('step_up_required')
}
