import { randomBytes } from 'node:crypto'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { provinceOf } from '../../../core/thai/provinces.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { notify } from '../../notifications/service.ts'
import { storeConsents } from '../consents/consents.ts'
import { saveLineLogin } from '../line-login/store.ts'
import { hashPassword, requireGoodPassword } from '../passwords/passwords.ts'
import { handleFrom, refCodeFrom, type SignUpRole } from '../rules/sign-up.ts'
import { nameWords } from '../schema-names.ts'
import { completeLogin, type Identity, rotateSession } from '../sessions/login.ts'
import { findByRefCode, insertAccount, insertInfluencer, insertMarketer } from '../store.ts'
import type { signupContract } from './contract.ts'
import {
  clearSignUpCookies,
  currentSignUp,
  isConfirmed,
  lockCurrentSignUp,
  REFERRAL_COOKIE,
  requireConsents,
} from './sign-up.ts'
import { type SignUpRow, updateSignUp } from './store.ts'

interface NewAccount {
  role: SignUpRole
  /** Undefined for a sign-up with LINE. */
  password: string | undefined
  displayName: string
  latinName: string | null | undefined
  signUpToken: string | undefined
  /** Inserts the row of the role and everything that belongs to it. */
  complete(tx: Tx, signUp: SignUpRow, accountId: string): Promise<void>
}

type Headers = Readonly<Record<string, string | undefined>>

/** Hash of the validated password; empty for an account that logs in with LINE. */
async function hashOf(ctx: Ctx, { lineSubject, email }: SignUpRow, password: string | undefined): Promise<string> {
  if (lineSubject) return ''
  if (!password) throw new AppError('invalid_input', {}, { password: { code: 'required' } })
  requireGoodPassword(password, email ?? '', await readSettings(ctx.db, ctx.clock.now()))
  return hashPassword(password)
}

/**
 * Completes a verified sign-up: account, row of the role, welcome notification and session in one transaction. The
 * password is hashed before it.
 */
async function create(ctx: Ctx, headers: Headers, wanted: NewAccount): Promise<Identity> {
  const { role, password } = wanted
  const now = ctx.clock.now()
  const started = await currentSignUp(ctx, role, wanted.signUpToken)
  if (!started?.email || !isConfirmed(started, now)) throw new AppError('sign_up_not_found')
  const passwordHash = await hashOf(ctx, started, password)
  const accountId = newId(now.getTime())
  const tokens = await ctx.write(async (tx) => {
    const signUp = await lockCurrentSignUp(tx, ctx, role, wanted.signUpToken)
    if (!signUp?.email || !isConfirmed(signUp, now)) throw new AppError('sign_up_not_found')
    await insertAccount(tx, {
      id: accountId,
      role,
      email: signUp.email,
      emailVerifiedAt: signUp.emailVerifiedAt,
      passwordHash,
      status: 'active',
      lang: ctx.lang,
      displayName: wanted.displayName,
      latinName: wanted.latinName ?? null,
      createdAt: now,
    })
    await wanted.complete(tx, signUp, accountId)
    await updateSignUp(tx, signUp.id, { completedAt: now, accountId })
    return rotateSession(tx, ctx, accountId)
  })
  clearSignUpCookies(ctx)
  return completeLogin(ctx, { ...tokens, scope: role, accountId, code: 'signed_up' }, headers)
}

type InfluencerInput = HandlerInput<(typeof signupContract)['createInfluencer']>
type MarketerInput = HandlerInput<(typeof signupContract)['createMarketer']>

export function createInfluencer(ctx: Ctx, { body, headers }: InfluencerInput): Promise<Identity> {
  return create(ctx, headers, {
    role: 'influencer',
    password: body.password,
    displayName: body.displayName,
    latinName: body.latinName,
    signUpToken: body.signUpToken,
    async complete(tx, signUp, accountId) {
      const now = ctx.clock.now()
      requireConsents(signUp.consents)
      const refCode = signUp.refCode ?? ctx.cookie(REFERRAL_COOKIE)
      const friend = refCode ? await findByRefCode(tx, refCode) : null
      await insertInfluencer(tx, {
        accountId,
        handle: handleFrom(randomBytes(10)),
        refCode: refCodeFrom(randomBytes(8)),
        referredBy: friend?.accountId ?? null,
        province: provinceOf(signUp.location ?? '')?.code ?? null,
      })
      const { lineSubject: subject, lineName: name } = signUp
      if (subject) await saveLineLogin(tx, { accountId, subject, name, linkedAt: now })
      await storeConsents(tx, ctx, accountId, signUp.consents, signUp.consentedAt ?? now)
      await notify(tx, now, {
        kind: 'account.welcome',
        key: `welcome:${accountId}`,
        to: { accountId },
        data: { nextStep: { th: 'เพิ่มช่องและกรอกโปรไฟล์', en: 'add a channel and complete your profile' } },
        href: '/Influencer/signUpProfile',
      })
      if (friend)
        await notify(tx, now, {
          kind: 'referral.joined',
          key: `referral-joined:${accountId}`,
          to: { accountId: friend.accountId },
          data: { name: nameWords(body.displayName, body.latinName ?? null) },
          href: '/Influencer/inviteFriend',
        })
    },
  })
}

export async function createMarketer(ctx: Ctx, { body, headers }: MarketerInput): Promise<Identity> {
  requireConsents(body.consents)
  return create(ctx, headers, {
    role: 'marketer',
    password: body.password,
    displayName: body.brandName,
    latinName: body.latinName,
    signUpToken: body.signUpToken,
    async complete(tx, _signUp, accountId) {
      await insertMarketer(tx, {
        accountId,
        kind: body.kind,
        accountType: body.kind === 'individual' ? 'individual' : 'company',
        brandName: body.brandName,
      })
      await storeConsents(tx, ctx, accountId, body.consents)
      await notify(tx, ctx.clock.now(), {
        kind: 'account.welcome',
        key: `welcome:${accountId}`,
        to: { accountId },
        data: {
          nextStep: { th: 'กรอกโปรไฟล์แล้วสร้างแคมเปญแรก', en: 'complete your profile and create your first campaign' },
        },
        href: '/Marketer/signUpProfile',
      })
    },
  })
}
