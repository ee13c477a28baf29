import { AppError } from '../../../core/errors.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { pendingCode, refuseTry, sendCode, tryCode } from '../codes/codes.ts'
import { versionsInForce } from '../consents/consents.ts'
import { openRecovery, recoveryOwner, recoveryRequester, setRecoveryCookie } from '../passwords/recovery.ts'
import { CONSENT_KINDS, missingConsents, NEEDED_CONSENTS } from '../rules/consent.ts'
import { CHANNEL_STEPS, CREATOR_STEPS, INFLUENCER_STEPS, MARKETER_STEPS, type SignUpRole } from '../rules/sign-up.ts'
import { deviceTokenIn, isAppClient } from '../sessions/login.ts'
import { findByEmail, findByRefCode } from '../store.ts'
import type { signupContract } from './contract.ts'
import { createInfluencer, createMarketer } from './create.ts'
import {
  codeOwnerOf,
  currentSignUp,
  holdSignUp,
  openSignUp,
  progressOf,
  REFERRAL_COOKIE,
  setReferralCookie,
  setSignUpCookie,
} from './sign-up.ts'
import { type SignUpRow, updateSignUp } from './store.ts'

/** Throws `consent_required` at the first needed text that was not agreed to. */
export function requireConsents(given: Readonly<Record<string, boolean>>): void {
  const missing = missingConsents(given)
  if (missing.length > 0)
    throw new AppError('consent_required', {}, Object.fromEntries(missing.map((kind) => [kind, 'consent_required'])))
}

async function requireRefCode(tx: Tx, code: string): Promise<{ accountId: string; name: string }> {
  const owner = await findByRefCode(tx, code)
  if (!owner) throw new AppError('ref_code_unknown', { code }, { refCode: 'ref_code_unknown' })
  return owner
}

/** The sign-up that a code is sent for: the browser's own, or, for a brand, a new one. */
async function signUpForCode(
  tx: Tx,
  ctx: Ctx,
  role: SignUpRole,
  given: string | undefined,
): Promise<{ row: SignUpRow; token: string | null }> {
  const row = await holdSignUp(tx, ctx, role, given)
  if (row) return { row, token: null }
  if (role === 'influencer') throw new AppError('consent_required')
  return openSignUp(tx, ctx, { role })
}

/** Who invited the visitor: by the link just opened, which is then stored, else by an earlier one. */
async function referrerOf(ctx: Ctx, ref: string | undefined) {
  const [linked, stored] = [ref, ctx.cookie(REFERRAL_COOKIE)]
  for (const code of [linked, stored]) {
    const owner = code ? await findByRefCode(ctx.db, code) : null
    if (!code || !owner) continue
    if (code === linked) setReferralCookie(ctx, code)
    return { code, name: owner.name }
  }
  return null
}

export const signupHandlers = {
  async signupConfig(ctx, { query }) {
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const versions = await versionsInForce(ctx.db, now)
    const row = await currentSignUp(ctx)
    const code = row && (await pendingCode(ctx.db, now, settings, { ...codeOwnerOf(row), isOwn: () => false }))
    return {
      steps: { influencer: [...INFLUENCER_STEPS], marketer: [...MARKETER_STEPS] },
      location: false,
      creatorSteps: {
        withoutLocation: [...CREATOR_STEPS.withoutLocation],
        withLocation: [...CREATOR_STEPS.withLocation],
      },
      channelSteps: [...CHANNEL_STEPS],
      age: { min: settings['age.min'], adult: settings['age.adult'] },
      consents: CONSENT_KINDS.map((kind) => ({
        kind,
        needed: NEEDED_CONSENTS.includes(kind),
        version: versions[kind] ?? null,
      })),
      codeDigits: settings['otp.digits'].verify_email,
      passwordMin: settings['password.min'],
      progress: row ? progressOf(row) : null,
      referrer: await referrerOf(ctx, query?.ref),
      code,
    }
  },

  async checkRefCode(ctx, { params }) {
    const owner = await requireRefCode(ctx.db, params.code)
    return { code: params.code, name: owner.name }
  },

  async startSignup(ctx, { body, headers }) {
    requireConsents(body.consents)
    const now = ctx.clock.now()
    const opened = await ctx.write(async (tx) => {
      if (body.refCode) await requireRefCode(tx, body.refCode)
      const values = {
        role: 'influencer' as const,
        consents: body.consents,
        consentedAt: now,
        refCode: body.refCode || null,
        ...(body.channel && {
          channel: { type: body.channel.type, ...(body.channel.handle && { handle: body.channel.handle }) },
        }),
        ...(body.utm && { utm: body.utm }),
      }
      const row = await holdSignUp(tx, ctx, 'influencer', body.signUpToken)
      if (!row) return openSignUp(tx, ctx, values)
      await updateSignUp(tx, row.id, values)
      return { row: { ...row, ...values }, token: null }
    })
    if (opened.token) setSignUpCookie(ctx, opened.token)
    // A code that was taken out of the form is not to come back from the link.
    if (!body.refCode) ctx.clearCookie(REFERRAL_COOKIE)
    return { data: progressOf(opened.row), ...(isAppClient(headers) && opened.token && { token: opened.token }) }
  },

  async requestEmailCode(ctx, { body, headers }) {
    const { email, role } = body
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const common = { address: email, own: false, via: 'email' as const, lang: ctx.lang }
    if (body.purpose === 'recovery') {
      const { data, token, isNew } = await ctx.write(async (tx) => {
        const account = await findByEmail(tx, role, email)
        const { token, isNew } = await openRecovery(tx, ctx, body.recoveryToken)
        const requester = await recoveryRequester(tx, ctx, account, deviceTokenIn(headers))
        const owner = { ...recoveryOwner(role, token), requester }
        const to = account ? { messageLang: account.lang, deliver: true } : { deliver: false }
        return { data: await sendCode(tx, now, settings, { ...common, ...owner, ...to }), token, isNew }
      })
      setRecoveryCookie(ctx, token)
      return { data, ...(isAppClient(headers) && isNew && { token }) }
    }
    const { data, token } = await ctx.write(async (tx) => {
      const { row, token } = await signUpForCode(tx, ctx, role, body.signUpToken)
      const data = await sendCode(tx, now, settings, { ...common, ...codeOwnerOf(row), deliver: true })
      await updateSignUp(tx, row.id, { email, emailVerifiedAt: null })
      return { data, token }
    })
    if (token) setSignUpCookie(ctx, token)
    return { data, ...(isAppClient(headers) && token && { token }) }
  },

  /**
   * Only whoever reads the mailbox learns that the address has an account already. The sign-up is looked up first: without
   * it the code stays usable.
   */
  async verifySignUpCode(ctx, { body }) {
    const { email, role, code } = body
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const { answer, row, taken } = await ctx.write(async (tx) => {
      const row = await holdSignUp(tx, ctx, role, body.signUpToken)
      if (row?.email !== email) throw new AppError('sign_up_not_found')
      const answer = await tryCode(tx, now, settings, { ...codeOwnerOf(row), address: email, code })
      const taken = answer.ok && (await findByEmail(tx, role, email)) !== null
      if (answer.ok && !taken) await updateSignUp(tx, row.id, { emailVerifiedAt: now })
      return { answer, row: { ...row, emailVerifiedAt: now }, taken }
    })
    refuseTry(answer)
    if (taken) throw new AppError('address_taken', {}, { email: 'address_taken' })
    return progressOf(row)
  },

  createInfluencer,
  createMarketer,
} satisfies Handlers<typeof signupContract>
