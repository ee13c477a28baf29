import type { HandlerInput } from '../../../core/endpoint.ts'
import { AppError } from '../../../core/errors.ts'
import { provinceOf } from '../../../core/thai/provinces.ts'
import type { Tx } from '../../../db/types.ts'
import type { Ctx, Handlers } from '../../../platform/context.ts'
import { readSettings } from '../../../platform/settings.ts'
import { checkCode, pendingCode, sendCode, throwIfWrongCode } from '../codes/codes.ts'
import { versionsInForce } from '../consents/consents.ts'
import { openRecovery, recoveryOwner, recoveryRequester, setRecoveryCookie } from '../passwords/recovery.ts'
import { CONSENT_KINDS, NEEDED_CONSENTS } from '../rules/consent.ts'
import { CHANNEL_STEPS, INFLUENCER_STEPS, type SignUpRole, stepsOf } from '../rules/sign-up.ts'
import { deviceTokenIn, isAppClient } from '../sessions/login.ts'
import { findByEmail, findByRefCode } from '../store.ts'
import type { signupContract } from './contract.ts'
import { createInfluencer, createMarketer } from './create.ts'
import {
  codeOwnerOf,
  currentSignUp,
  lockCurrentSignUp,
  openSignUp,
  progressOf,
  REFERRAL_COOKIE,
  requireConsents,
  requireRefCode,
  resume,
  setReferralCookie,
  setSignUpCookie,
  storeVisitSource,
  visitSourceOf,
} from './sign-up.ts'
import { lockEarlier, type SignUpRow, updateSignUp } from './store.ts'

type Headers = Readonly<Record<string, string | undefined>>

/** The sign-up that requests a code: the browser's current one or, for a brand, a new one. */
async function signUpForCode(tx: Tx, ctx: Ctx, role: SignUpRole, given: string | undefined): Promise<Opened> {
  const row = await lockCurrentSignUp(tx, ctx, role, given)
  if (role === 'influencer' && !row?.consentedAt) throw new AppError('consent_required')
  if (row) return { row, token: null }
  return openSignUp(tx, ctx, { role })
}

/**
 * The influencer who invited the visitor: from the link that was just opened, which is then stored, else from an
 * earlier one.
 */
async function referrerOf(ctx: Ctx, ref: string | undefined) {
  const [linked, stored] = [ref, ctx.cookie(REFERRAL_COOKIE)]
  for (const code of [linked, stored]) {
    const owner = code ? await findByRefCode(ctx.db, code, ctx.lang) : null
    if (!code || !owner) continue
    if (code === linked) setReferralCookie(ctx, code)
    return { code, name: owner.name }
  }
  return null
}

type ChannelIn = NonNullable<HandlerInput<(typeof signupContract)['saveSignup']>['body']['channel']>

const channelRow = ({ type, handle, url, estimate }: ChannelIn): SignUpRow['channel'] => ({
  type,
  handle,
  url,
  ...(estimate && { estimate }),
})

/** Traffic source and destination in the body of an app client. */
const arrivalIn = ({ utm, next }: { utm?: object | undefined; next?: string | undefined }): Partial<SignUpRow> => ({
  ...(utm && { utm: utm as SignUpRow['utm'] }),
  ...(next && { next }),
})

interface Opened {
  row: SignUpRow
  /** Set for a sign-up that was just created. */
  token: string | null
}

/** Stores answers in the caller's influencer sign-up; the first answers create it. */
async function saveAnswers(tx: Tx, ctx: Ctx, given: string | undefined, values: Partial<SignUpRow>): Promise<Opened> {
  const row = await lockCurrentSignUp(tx, ctx, 'influencer', given)
  if (!row) return openSignUp(tx, ctx, { role: 'influencer', ...values })
  // The job that was opened last is the destination.
  const next = visitSourceOf(ctx).next
  const changes = { ...(next && { next }), ...values }
  await updateSignUp(tx, row.id, changes)
  return { row: { ...row, ...changes }, token: null }
}

async function answerProgress(ctx: Ctx, headers: Headers, { row, token }: Opened) {
  if (token) setSignUpCookie(ctx, token)
  const now = ctx.clock.now()
  const data = progressOf(row, await readSettings(ctx.db, now), now)
  return { data, ...(isAppClient(headers) && token && { token }) }
}

/**
 * Confirms the address. Answers that were entered on another device and confirmed with the same address are restored.
 */
async function confirm(tx: Tx, row: SignUpRow, email: string, now: Date): Promise<SignUpRow> {
  const earlier = await lockEarlier(tx, row, email, now)
  const merged = earlier ? resume(row, earlier) : row
  const { id, ...values } = merged
  await updateSignUp(tx, id, values)
  if (earlier) await updateSignUp(tx, earlier.id, { expiresAt: now })
  return merged
}

export const signupHandlers = {
  async signupConfig(ctx, { query }) {
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const versions = await versionsInForce(ctx.db, now)
    const row = await currentSignUp(ctx)
    const code = row && (await pendingCode(ctx.db, now, settings, { ...codeOwnerOf(row), isOwn: () => false }))
    const { utm_source: source, utm_medium: medium, utm_content: content, next } = query ?? {}
    storeVisitSource(ctx, { next, utm: { source, medium, content } as Record<string, string> })
    const location = settings['signup.location']
    const form = { start: 'consent', location } as const
    return {
      steps: {
        influencer: [...stepsOf({ ...form, role: 'influencer' })],
        marketer: [...stepsOf({ ...form, role: 'marketer' })],
      },
      location,
      creatorSteps: {
        withoutLocation: [...INFLUENCER_STEPS.withoutLocation],
        withLocation: [...INFLUENCER_STEPS.withLocation],
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
      followersMin: { ...settings['channel.followers_min'] },
      progress: row ? progressOf(row, settings, now) : null,
      lineLogin: ctx.ports.lineLogin.available,
      next: next ?? visitSourceOf(ctx).next,
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
    const { consents, refCode, channel, utm, next, signUpToken } = body
    const opened = await ctx.write(async (tx) => {
      if (refCode) await requireRefCode(tx, refCode)
      return saveAnswers(tx, ctx, signUpToken, {
        consents,
        consentedAt: now,
        refCode: refCode || null,
        ...(channel && { channel: channelRow(channel), channelAnswered: true }),
        ...arrivalIn({ utm, next }),
      })
    })
    // If the user removed the code from the form, the invite link must not restore it.
    if (!refCode) ctx.clearCookie(REFERRAL_COOKIE)
    return answerProgress(ctx, headers, opened)
  },

  async saveSignup(ctx, { body, headers }) {
    const { channel, utm, next, signUpToken } = body
    const location = body.location === undefined ? undefined : provinceOf(body.location)?.th
    if (body.location !== undefined && !location)
      throw new AppError('invalid_input', {}, { location: { code: 'required' } })
    const opened = await ctx.write((tx) =>
      saveAnswers(tx, ctx, signUpToken, {
        ...(channel !== undefined && {
          start: 'channel' as const,
          channelAnswered: true,
          channel: channel && channelRow(channel),
        }),
        ...(location && { location }),
        ...arrivalIn({ utm, next }),
      }),
    )
    return answerProgress(ctx, headers, opened)
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
   * Only the owner of the mailbox may learn that the address already has an account. The sign-up is looked up first: if
   * it is missing, the code is not used up.
   */
  async verifySignUpCode(ctx, { body }) {
    const { email, role, code } = body
    const now = ctx.clock.now()
    const settings = await readSettings(ctx.db, now)
    const { answer, row, taken } = await ctx.write(async (tx) => {
      const row = await lockCurrentSignUp(tx, ctx, role, body.signUpToken)
      if (row?.email !== email) throw new AppError('sign_up_not_found')
      const answer = await checkCode(tx, now, settings, { ...codeOwnerOf(row), address: email, code })
      const taken = answer.ok && (await findByEmail(tx, role, email)) !== null
      const confirmed = { ...row, emailVerifiedAt: now }
      const isUsable = answer.ok && (!taken || row.lineSubject !== null)
      return { answer, row: isUsable ? await confirm(tx, confirmed, email, now) : confirmed, taken }
    })
    throwIfWrongCode(answer)
    if (taken && !row.lineSubject) throw new AppError('address_taken', {}, { email: 'address_taken' })
    return progressOf(row, settings, now, taken)
  },

  createInfluencer,
  createMarketer,
} satisfies Handlers<typeof signupContract>
