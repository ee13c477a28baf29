import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zEmail, zText } from '../../../core/shapes.ts'
import { zPriceEstimate, zStoredChannelType } from '../../channels/shapes.ts'
import { SIGN_UP_STEPS, STARTS } from '../rules/sign-up.ts'
import {
  zCode,
  zConsents,
  zIdentity,
  zIdentityExtra,
  zLatinName,
  zNextPath,
  zPassword,
  zPendingCode,
  zRecoveryToken,
  zSentCode,
  zSignUpRole,
  zToken,
} from '../shapes.ts'

const zRefCode = z.string().trim().toUpperCase().max(20)
/** App clients have no cookies, so they send the sign-up token in the body. */
const signUpToken = zToken
  .optional()
  .describe(
    'Identifies the sign-up. Clients that send the header `x-client: app` receive it as `token` in the response to the first step (`accounts.startSignup`, or `accounts.requestEmailCode` for a marketer) and send it with each later step. Browsers use the cookie `signup` instead.',
  )

/** Maximum size of the estimate that a browser may store, in characters. */
const ESTIMATE_MAX = 20_000
/**
 * A channel that is not connected yet, with the estimate from `addByType`. It is shown only to the person who entered
 * it.
 */
export const zSignUpChannel = z.object({
  type: zStoredChannelType,
  handle: zText(100),
  url: zText(300),
  estimate: zPriceEstimate.refine((value) => JSON.stringify(value).length <= ESTIMATE_MAX, 'too_long').optional(),
})
export type { SignUpChannel } from '../schema-sign-up.ts'

const zUtm = z.object({ source: zText(100), medium: zText(100), content: zText(100) }).partial()

export const zSignUpProgress = z.object({
  role: zSignUpRole,
  step: z.enum(SIGN_UP_STEPS),
  /** All steps of this sign-up, in order. */
  steps: z.array(z.enum(SIGN_UP_STEPS)),
  start: z.enum(STARTS),
  consented: z.boolean(),
  email: z.string().nullable(),
  refCode: z.string().nullable(),
  channel: zSignUpChannel.nullable(),
  /** Set for a sign-up with LINE, which needs no password. */
  line: z.object({ name: z.string().nullable() }).nullable(),
  /**
   * True if the confirmed address already has an account; `joinLineLogin` then links LINE to it. Only in a sign-up with
   * LINE, after the address was confirmed.
   */
  joins: z.boolean(),
  /** Province, in Thai. */
  location: z.string().nullable(),
  /** Path to redirect to after the sign-up, without the language. */
  next: z.string().nullable(),
})
export type SignUpProgress = z.infer<typeof zSignUpProgress>

/** Sign-up of both roles. The progress is a row on the server; its token is in the httpOnly cookie `signup`. */
export const signupContract = {
  signupConfig: endpoint({
    id: 'accounts.signupConfig',
    method: 'GET',
    path: '/sv_influ_api/open/signup/config',
    audience: 'open',
    summary:
      'Returns the sign-up steps, consent texts, code length and the progress of this browser’s sign-up. `ref` is the code of an invitation link; a valid one is stored in the cookie `referral` until the sign-up. `next` and the `utm_…` parameters are stored in the cookies `signupNext` and `utm`.',
    query: z.object({
      ref: zRefCode.optional(),
      next: zNextPath.optional(),
      utm_source: z.string().max(100).optional(),
      utm_medium: z.string().max(100).optional(),
      utm_content: z.string().max(100).optional(),
    }),
    output: z.object({
      steps: z.object({ influencer: z.array(z.string()), marketer: z.array(z.string()) }),
      location: z.boolean(),
      /** The specified steps: with or without the location, and with the channel first. */
      creatorSteps: z.object({ withoutLocation: z.array(z.string()), withLocation: z.array(z.string()) }),
      channelSteps: z.array(z.string()),
      /** Ages in years: `min` to join; below `adult` only with a guardian's consent. */
      age: z.object({ min: z.int(), adult: z.int() }),
      /** Effective date of each text. */
      consents: z.array(z.object({ kind: z.string(), needed: z.boolean(), version: z.string().nullable() })),
      codeDigits: z.int(),
      passwordMin: z.int(),
      /** Minimum followers of a channel on each platform. */
      followersMin: z.record(z.string(), z.int()),
      progress: zSignUpProgress.nullable(),
      /** Whether LINE Login is configured. */
      lineLogin: z.boolean(),
      /** Path to redirect to after a sign-up that has not started yet. */
      next: z.string().nullable(),
      /** The person who invited this visitor. */
      referrer: z.object({ code: z.string(), name: z.string() }).nullable(),
      /** The sent code that this sign-up waits for; null if there is none. */
      code: zPendingCode.nullable(),
    }),
    errors: [],
  }),
  checkRefCode: endpoint({
    id: 'accounts.checkRefCode',
    summary: 'Returns the name of the influencer who owns a referral code.',
    method: 'GET',
    path: '/sv_influ_api/influSignup/checkRefCode/{code}',
    audience: 'open',
    params: z.object({ code: zRefCode.min(4) }),
    output: z.object({ code: z.string(), name: z.string() }),
    errors: ['ref_code_unknown'],
  }),
  startSignup: endpoint({
    id: 'accounts.startSignup',
    method: 'POST',
    path: '/sv_influ_api/influSignup/signup',
    audience: 'open',
    rateLimit: 'auth',
    summary: 'Stores the consents of an influencer’s sign-up. Starts a sign-up if the client has none.',
    body: z.object({
      consents: zConsents,
      refCode: zRefCode.optional(),
      channel: zSignUpChannel.optional(),
      utm: zUtm.optional(),
      next: zNextPath.optional(),
      signUpToken,
    }),
    output: zSignUpProgress,
    extra: z.object({ token: z.string().optional() }),
    errors: ['consent_required', 'ref_code_unknown'],
  }),
  saveSignup: endpoint({
    id: 'accounts.saveSignup',
    method: 'PATCH',
    path: '/sv_influ_api/influSignup/signup',
    audience: 'open',
    rateLimit: 'auth',
    summary:
      'Stores the channel or the province of an influencer’s sign-up. Starts a sign-up if the client has none. `channel: null` skips the channel.',
    body: z.object({
      channel: zSignUpChannel.nullable().optional(),
      location: z.string().trim().max(60).optional(),
      utm: zUtm.optional(),
      next: zNextPath.optional(),
      signUpToken,
    }),
    output: zSignUpProgress,
    extra: z.object({ token: z.string().optional() }),
    errors: ['invalid_input'],
  }),
  requestEmailCode: endpoint({
    id: 'accounts.requestEmailCode',
    method: 'POST',
    path: '/api/notification/requestOtpEmail',
    audience: 'open',
    rateLimit: 'otp',
    summary:
      'Sends a sign-up or recovery code by email. The response is the same whether or not an account exists. A recovery code is valid only for the client that requested it, identified by the cookie `recovery` or by `recoveryToken`.',
    body: z.object({
      email: zEmail,
      role: zSignUpRole.default('influencer'),
      purpose: z.enum(['signup', 'recovery']).default('signup'),
      signUpToken,
      recoveryToken: zRecoveryToken,
    }),
    output: zSentCode,
    extra: z.object({ token: z.string().optional() }),
    errors: ['consent_required', 'otp_resend_wait', 'otp_hour_limit', 'otp_day_limit'],
  }),
  verifySignUpCode: endpoint({
    id: 'accounts.verifySignUpCode',
    method: 'POST',
    path: '/api/notification/verifyEmailOtpSignUp',
    audience: 'open',
    rateLimit: 'otp',
    summary:
      'Verifies the email address of a sign-up. The sign-up is identified by the cookie `signup` or by `signUpToken`; without it, the request fails with `sign_up_not_found` and the code remains valid.',
    body: z.object({ email: zEmail, code: zCode, role: zSignUpRole.default('influencer'), signUpToken }),
    output: zSignUpProgress,
    errors: ['sign_up_not_found', 'otp_wrong', 'otp_used_up', 'otp_expired', 'address_taken'],
  }),
  createInfluencer: endpoint({
    id: 'accounts.createInfluencer',
    method: 'POST',
    path: '/sv_influ_api/influSignup/createInfluMember',
    audience: 'open',
    rateLimit: 'auth',
    summary: 'Completes an influencer’s sign-up and signs in.',
    body: z.object({
      /** Absent in a sign-up with LINE. */
      password: zPassword.optional(),
      displayName: zText(60),
      latinName: zLatinName.optional(),
      signUpToken,
    }),
    output: zIdentity,
    extra: zIdentityExtra,
    errors: [
      'sign_up_not_found',
      'address_taken',
      'password_length',
      'password_common',
      'consent_required',
      'line_login_taken',
      'invalid_input',
    ],
  }),
  createMarketer: endpoint({
    id: 'accounts.createMarketer',
    method: 'POST',
    path: '/api/marketers/create-email',
    audience: 'open',
    rateLimit: 'auth',
    summary: 'Completes a marketer’s sign-up and signs in.',
    body: z.object({
      password: zPassword,
      kind: z.enum(['brand', 'agency', 'individual']),
      brandName: zText(80),
      latinName: zLatinName.optional(),
      consents: zConsents,
      signUpToken,
    }),
    output: zIdentity,
    extra: zIdentityExtra,
    errors: ['sign_up_not_found', 'address_taken', 'password_length', 'password_common', 'consent_required'],
  }),
}
