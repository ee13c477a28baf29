import type { Logger } from 'pino'
import { type Clock, HOUR, isoTime } from '../../../core/clock.ts'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { withTx } from '../../../db/tx.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { type Ctx, type Handlers, personOf } from '../../../platform/context.ts'
import { ownAccount } from '../../../platform/own-account.ts'
import { readSettings } from '../../../platform/settings.ts'
import { sweepEach } from '../../../platform/sweep-each.ts'
import { notify } from '../../notifications/service.ts'
import { consumeGrant } from '../codes/store.ts'
import { refreshReadiness } from '../influencers/readiness.ts'
import { endSessions } from '../sessions/session.ts'
import { type Account, findAccount, updateAccount } from '../store.ts'
import type { CONTACTS, contactsContract } from './contract.ts'
import {
  cancelPhoneChange,
  findPhoneChange,
  insertPhoneChange,
  listDuePhoneChanges,
  lockAccount,
  takePhoneChange,
} from './store.ts'

const EMAIL = { th: 'อีเมล', en: 'email' }
const PHONE = { th: 'เบอร์มือถือ', en: 'mobile number' }

type Contact = { email: string } | { phone: string }

/** Notifies the account and an address that does not (or not yet) belong to it. */
async function notifyBoth(
  tx: Tx,
  now: Date,
  account: Account,
  other: Contact,
  notice: Pick<Parameters<typeof notify>[2], 'kind' | 'key' | 'data'>,
): Promise<void> {
  const href = account.role === 'marketer' ? '/Marketer/account' : '/Influencer/account'
  await notify(tx, now, { ...notice, to: { ...other, lang: account.lang, accountId: account.id }, href })
  await notify(tx, now, { ...notice, to: { accountId: account.id }, href })
}

/** Stores a number whose codes were confirmed. The old number is notified before it is replaced. */
async function replacePhone(tx: Tx, now: Date, account: Account, phone: string, sessionId: string): Promise<void> {
  await notifyBoth(
    tx,
    now,
    account,
    { phone },
    {
      kind: 'security.contact_changed',
      key: `phone:${account.id}:${now.getTime()}`,
      data: { what: PHONE, time: now },
    },
  )
  await updateAccount(tx, account.id, { phone, phoneVerifiedAt: now })
  await cancelPhoneChange(tx, account.id, now)
  await endSessions(tx, account.id, now, sessionId)
  await refreshReadiness(tx, account.id)
}

async function replacePhoneLater(tx: Tx, ctx: Ctx, account: Account, phone: string): Promise<Date> {
  const now = ctx.clock.now()
  const hours = (await readSettings(tx, now))['account.phone_lost_hours']
  const effectiveAt = new Date(now.getTime() + hours * HOUR)
  const id = newId(now.getTime())
  await cancelPhoneChange(tx, account.id, now)
  await insertPhoneChange(tx, {
    id,
    accountId: account.id,
    phone,
    sessionId: ctx.caller.sessionId,
    createdAt: now,
    effectiveAt,
  })
  await notifyBoth(
    tx,
    now,
    account,
    { phone },
    {
      kind: 'security.phone_change_due',
      key: `phone-change:${id}`,
      data: { time: effectiveAt },
    },
  )
  return effectiveAt
}

const SWEEP_BATCH = 100

/** Applies the phone changes that are due, each in its own transaction. */
export async function applyPhoneChanges(app: { db: Db; clock: Clock; log: Pick<Logger, 'error'> }): Promise<void> {
  const now = app.clock.now()
  await sweepEach(app.log, {
    sweep: 'phone changes',
    rows: await listDuePhoneChanges(app.db, now, SWEEP_BATCH),
    about: (id) => ({ phoneChangeId: id }),
    handle: (id) => withTx(app.db, (tx) => applyPhoneChange(tx, id, now)),
    required: true,
  })
}

async function applyPhoneChange(tx: Tx, id: string, now: Date): Promise<void> {
  const change = await takePhoneChange(tx, id, now)
  const account = change && (await lockAccount(tx, change.accountId))
  if (change && account) await replacePhone(tx, now, account, change.phone, change.sessionId)
}

const requireAccount = (account: Account | null): Account => {
  if (!account) throw new AppError('not_found')
  return account
}

type Endpoints = (typeof CONTACTS)['influencer']
type OfId = Pick<HandlerInput<Endpoints['contacts']>, 'params'>
type EmailInput = Pick<HandlerInput<Endpoints['email']>, 'params' | 'body'>
type PhoneInput = Pick<HandlerInput<Endpoints['phone']>, 'params' | 'body'>

/**
 * The account of the caller's own login. The path contains the account that the caller acts for, which for a team
 * member is the marketer's.
 */
function ownLogin(ctx: Ctx, id: string): string {
  ownAccount(ctx, id)
  return personOf(ctx.caller)
}

const acts = {
  async contacts(ctx: Ctx, { params }: OfId) {
    const account = requireAccount(await findAccount(ctx.db, ownLogin(ctx, params.id)))
    const change = await findPhoneChange(ctx.db, account.id)
    return {
      email: account.email,
      phone: account.phone,
      phoneVerified: account.phoneVerifiedAt !== null,
      phoneChange: change && { phone: change.phone, effectiveAt: change.effectiveAt.toISOString() },
    }
  },

  async email(ctx: Ctx, { params, body }: EmailInput) {
    const now = ctx.clock.now()
    const { scope, sessionId } = ctx.caller
    const accountId = personOf(ctx.caller)
    const { email } = body
    await ctx.write(async (tx) => {
      const account = requireAccount(await lockAccount(tx, ownLogin(ctx, params.id)))
      const confirmed =
        (await consumeGrant(tx, { accountId, purpose: `verify_email:${scope}`, address: email }, now)) &&
        (await consumeGrant(tx, { accountId, purpose: `email_change:${scope}`, address: account.email }, now))
      if (!confirmed) throw new AppError('step_up_required')
      await updateAccount(tx, accountId, { email, emailVerifiedAt: now })
      await notifyBoth(
        tx,
        now,
        account,
        { email: account.email },
        {
          kind: 'security.contact_changed',
          key: `email:${accountId}:${now.getTime()}`,
          data: { what: EMAIL, time: now },
        },
      )
      await endSessions(tx, accountId, now, sessionId)
    })
    return { ok: true as const }
  },

  async phone(ctx: Ctx, { params, body }: PhoneInput) {
    const now = ctx.clock.now()
    const { scope, sessionId } = ctx.caller
    const accountId = personOf(ctx.caller)
    const { phone } = body
    const effectiveAt = await ctx.write(async (tx) => {
      const account = requireAccount(await lockAccount(tx, ownLogin(ctx, params.uuid)))
      const take = (purpose: string, address: string) =>
        consumeGrant(tx, { accountId, purpose: `${purpose}:${scope}`, address }, now)
      if (!account.phone || !(await take('verify_phone', phone))) throw new AppError('step_up_required')
      if (await take('phone_change', account.phone)) {
        await replacePhone(tx, now, account, phone, sessionId)
        return null
      }
      if (!(await take('phone_lost', account.email))) throw new AppError('step_up_required')
      return replacePhoneLater(tx, ctx, account, phone)
    })
    return { effectiveAt: isoTime(effectiveAt) }
  },

  async cancelPhone(ctx: Ctx, { params }: OfId) {
    await ctx.write(async (tx) => {
      const account = requireAccount(await lockAccount(tx, ownLogin(ctx, params.id)))
      await cancelPhoneChange(tx, account.id, ctx.clock.now())
    })
    return { ok: true as const }
  },
}

/** Both roles use the same handlers. */
export const contactsHandlers = {
  contacts: acts.contacts,
  updateEmail: acts.email,
  updatePhone: acts.phone,
  cancelPhoneChange: acts.cancelPhone,
  marketerContacts: acts.contacts,
  updateMarketerEmail: acts.email,
  updateMarketerPhone: acts.phone,
  cancelMarketerPhoneChange: acts.cancelPhone,
} satisfies Handlers<typeof contactsContract>
