import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zEmail, zText } from '../../../core/shapes.ts'
import {
  zCode,
  zConsents,
  zIdentity,
  zIdentityExtra,
  zPassword,
  zPendingCode,
  zRecoveryToken,
  zSentCode,
  zSignUpRole,
  zToken,
} from '../shapes.ts'

const zRefCode = z.string().trim().toUpperCase().max(20)
/** App clients without cookies carry the sign-up's token themselves. */
const signUpToken = zToken
  .optional()
  .describe(
    'Which sign-up is meant. Clients that send the header `x-client: app` receive it as `token` from the first step (startSignup, or requestEmailCode of a marketer) and send it with every later one; browsers hold it in the cookie `signup`.',
  )

export const zSignUpProgress = z.object({
  role: zSignUpRole,
  step: z.enum(['consent', 'email', 'code', 'password']),
  email: z.string().nullable(),
  refCode: z.string().nullable(),
  channel: z.object({ type: z.string(), handle: z.string().optional() }).nullable(),
})
export type SignUpProgress = z.infer<typeof zSignUpProgress>

/** Sign-up of both roles. Progress is a row on the server behind the httpOnly cookie `signup`. */
export const signupContract = {
  signupConfig: endpoint({
    id: 'accounts.signupConfig',
    method: 'GET',
    path: '/sv_influ_api/open/signup/config',
    audience: 'open',
    summary:
      'Steps, consent texts, code length, and how far this browser has come. `ref` is the code of an invite link: a valid one is stored in the cookie `referral` until the sign-up.',
    query: z.object({ ref: zRefCode.optional() }),
    output: z.object({
      steps: z.object({ influencer: z.array(z.string()), marketer: z.array(z.string()) }),
      location: z.boolean(),
      /** The specification's steps, by whether the place is asked, and of a sign-up by channel. */
      creatorSteps: z.object({ withoutLocation: z.array(z.string()), withLocation: z.array(z.string()) }),
      channelSteps: z.array(z.string()),
      /** Years: nobody younger than `min`; under `adult` with a guardian's consent. */
      age: z.object({ min: z.int(), adult: z.int() }),
      /** Each text with the day from which it is in force. */
      consents: z.array(z.object({ kind: z.string(), needed: z.boolean(), version: z.string().nullable() })),
      codeDigits: z.int(),
      passwordMin: z.int(),
      progress: zSignUpProgress.nullable(),
      /** Who invited this browser. */
      referrer: z.object({ code: z.string(), name: z.string() }).nullable(),
      /** The code that this sign-up waits for. */
      code: zPendingCode.nullable(),
    }),
    errors: [],
  }),
  checkRefCode: endpoint({
    id: 'accounts.checkRefCode',
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
    summary: "Opens a creator's sign-up with the answers to the consents",
    body: z.object({
      consents: zConsents,
      refCode: zRefCode.optional(),
      channel: z.object({ type: zText(30), handle: zText(100).optional() }).optional(),
      utm: z.record(zText(20), zText(200)).optional(),
      signUpToken,
    }),
    output: zSignUpProgress,
    extra: z.object({ token: z.string().optional() }),
    errors: ['consent_required', 'ref_code_unknown'],
  }),
  requestEmailCode: endpoint({
    id: 'accounts.requestEmailCode',
    method: 'POST',
    path: '/api/notification/requestOtpEmail',
    audience: 'open',
    rateLimit: 'otp',
    summary:
      'Sends a code for a sign-up or a recovery; the answer never tells whether an account exists. A recovery code serves only the client that asked for it, by the cookie `recovery` or `recoveryToken`.',
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
      'Verifies the e-mail address of a sign-up, which the cookie `signup` or `signUpToken` names; without it the answer is sign_up_not_found and the code stays usable',
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
    summary: "Ends a creator's sign-up and logs in",
    body: z.object({ password: zPassword, displayName: zText(60), signUpToken }),
    output: zIdentity,
    extra: zIdentityExtra,
    errors: ['sign_up_not_found', 'address_taken', 'password_length', 'password_common', 'consent_required'],
  }),
  createMarketer: endpoint({
    id: 'accounts.createMarketer',
    method: 'POST',
    path: '/api/marketers/create-email',
    audience: 'open',
    rateLimit: 'auth',
    summary: "Ends a brand's sign-up and logs in",
    body: z.object({
      password: zPassword,
      kind: z.enum(['brand', 'agency', 'individual']),
      brandName: zText(80),
      consents: zConsents,
      signUpToken,
    }),
    output: zIdentity,
    extra: zIdentityExtra,
    errors: ['sign_up_not_found', 'address_taken', 'password_length', 'password_common', 'consent_required'],
  }),
}
