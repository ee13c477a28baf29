import { randomBytes } from 'node:crypto'
import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/ids.ts'
import { violatedConstraint } from '../../../db/tx.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { notify } from '../../notifications/service.ts'
import { storeConsents } from '../consents/consents.ts'
import { hashPassword, requireGoodPassword } from '../passwords/passwords.ts'
import { missingConsents } from '../rules/consent.ts'
import { handleFrom, refCodeFrom, type SignUpRole } from '../rules/sign-up.ts'
import { answerLogin, type Identity, rotateSession } from '../sessions/login.ts'
import { findByRefCode, insertAccount, insertInfluencer, insertMarketer } from '../store.ts'
import type { signupContract } from './contract.ts'
import { currentSignUp, holdSignUp, REFERRAL_COOKIE, SIGN_UP_COOKIE } from './sign-up.ts'
import { type SignUpRow, updateSignUp } from './store.ts'

interface NewAccount {
  role: SignUpRole
  password: string
  displayName: string
  signUpToken: string | undefined
  /** Adds the role's own row and whatever belongs to it. */
  complete(tx: Tx, signUp: SignUpRow, accountId: string): Promise<void>
}

type Headers = Readonly<Record<string, string | undefined>>

/** Ends a verified sign-up: account, role row, welcome and session in one transaction; the password is hashed before. */
async function create(ctx: Ctx, headers: Headers, wanted: NewAccount): Promise<Identity> {
  const { role, password } = wanted
  const now = ctx.clock.now()
  const started = await currentSignUp(ctx, role, wanted.signUpToken)
  if (!started?.email || !started.emailVerifiedAt) throw new AppError('sign_up_not_found')
  requireGoodPassword(password, started.email, await readSettings(ctx.db, now))
  const passwordHash = await hashPassword(password)
  const accountId = newId(now.getTime())
  const tokens = await ctx
    .write(async (tx) => {
      const signUp = await holdSignUp(tx, ctx, role, wanted.signUpToken)
      if (!signUp?.email || !signUp.emailVerifiedAt) throw new AppError('sign_up_not_found')
      await insertAccount(tx, {
        id: accountId,
        role,
        email: signUp.email,
        emailVerifiedAt: signUp.emailVerifiedAt,
        passwordHash,
        status: 'active',
        lang: ctx.lang,
        displayName: wanted.displayName,
        createdAt: now,
      })
      await wanted.complete(tx, signUp, accountId)
      await updateSignUp(tx, signUp.id, { completedAt: now })
      return rotateSession(tx, ctx, accountId)
    })
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'accounts_role_email')
        throw new AppError('address_taken', {}, { email: 'address_taken' })
      throw error
    })
  ctx.clearCookie(SIGN_UP_COOKIE)
  ctx.clearCookie(REFERRAL_COOKIE)
  return answerLogin(ctx, { ...tokens, scope: role, accountId, code: 'signed_up' }, headers)
}

type InfluencerInput = HandlerInput<(typeof signupContract)['createInfluencer']>
type MarketerInput = HandlerInput<(typeof signupContract)['createMarketer']>

export function createInfluencer(ctx: Ctx, { body, headers }: InfluencerInput): Promise<Identity> {
  return create(ctx, headers, {
    role: 'influencer',
    password: body.password,
    displayName: body.displayName,
    signUpToken: body.signUpToken,
    async complete(tx, signUp, accountId) {
      if (missingConsents(signUp.consents).length > 0) throw new AppError('consent_required')
      const now = ctx.clock.now()
      const refCode = signUp.refCode ?? ctx.cookie(REFERRAL_COOKIE)
      const friend = refCode ? await findByRefCode(tx, refCode) : null
      await insertInfluencer(tx, {
        accountId,
        handle: handleFrom(randomBytes(10)),
        refCode: refCodeFrom(randomBytes(8)),
        referredBy: friend?.accountId ?? null,
      })
      await storeConsents(tx, ctx, accountId, signUp.consents, signUp.consentedAt ?? now)
      await notify(tx, now, {
        kind: 'account.welcome',
        key: `welcome:${accountId}`,
        to: { accountId },
        data: { nextStep: { th: 'เพิ่มช่องและกรอกโปรไฟล์', en: 'add a channel and fill in your profile' } },
        href: '/Influencer/signUpProfile',
      })
      if (friend)
        await notify(tx, now, {
          kind: 'referral.joined',
          key: `referral-joined:${accountId}`,
          to: { accountId: friend.accountId },
          data: { name: body.displayName },
          href: '/Influencer/inviteFriend',
        })
    },
  })
}

export async function createMarketer(ctx: Ctx, { body, headers }: MarketerInput): Promise<Identity> {
  const missing = missingConsents(body.consents)
  if (missing.length > 0)
    throw new AppError('consent_required', {}, Object.fromEntries(missing.map((kind) => [kind, 'consent_required'])))
  return create(ctx, headers, {
    role: 'marketer',
    password: body.password,
    displayName: body.brandName,
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
