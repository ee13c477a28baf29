import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zEmail, zId, zOk } from '../../../core/shapes.ts'
import {
  zCode,
  zIdentity,
  zIdentityExtra,
  zMobile,
  zPassword,
  zPendingCode,
  zRecoveryToken,
  zSentCode,
  zSignUpRole,
  zToken,
} from '../shapes.ts'

/** Purposes of codes for a signed-in account: to verify a new address or number, or to confirm an action. */
const zPurpose = z.enum([
  'verify_email',
  'verify_phone',
  'verify_whatsapp',
  'finance_email',
  'email_change',
  'phone_change',
  'phone_lost',
  'bank_change',
  'withdrawal',
  'deactivation',
  'collect',
])
const request = z.object({ purpose: zPurpose, phone: zMobile.optional(), email: zEmail.optional() })
const verify = request.extend({ code: zCode })
const verified = z.object({ purpose: zPurpose, verified: z.literal(true), grantUntil: z.string() })
const limits = ['otp_resend_wait', 'otp_hour_limit', 'otp_day_limit'] as const
const tries = ['otp_wrong', 'otp_used_up', 'otp_expired'] as const

const requestCode = <const A extends 'influencer' | 'marketer', const I extends string, const P extends string>(
  audience: A,
  id: I,
  path: P,
) =>
  endpoint({
    id,
    method: 'POST',
    path,
    audience,
    permission: 'self',
    rateLimit: 'otp',
    summary:
      'Sends a verification code. The recipient depends on the purpose. `verify_phone` and `verify_email`: the phone number or email address in the request. `verify_whatsapp`: the phone number in the request, by WhatsApp. `finance_email`: the email address in the request, for marketers only. `email_change` and `phone_lost`: the current email address. `phone_change`: the verified phone number. Other purposes: the verified phone number by SMS; the current email address if there is none, or if the number was added recently after the sign-up.',
    body: request,
    output: zSentCode,
    errors: ['invalid_input', 'whatsapp_unavailable', ...limits],
  })
const verifyCode = <const A extends 'influencer' | 'marketer', const I extends string, const P extends string>(
  audience: A,
  id: I,
  path: P,
) =>
  endpoint({
    id,
    method: 'POST',
    path,
    audience,
    permission: 'self',
    rateLimit: 'otp',
    summary:
      'Verifies a code. A verified code confirms one action within 10 minutes. `verify_phone` also stores a first phone number, `verify_whatsapp` links the WhatsApp number, and `finance_email` stores the address that receives documents.',
    body: verify,
    output: verified,
    errors: [...tries, 'invalid_input', 'address_taken', 'whatsapp_unavailable'],
  })

const pendingCode = <const A extends 'influencer' | 'marketer', const I extends string, const P extends string>(
  audience: A,
  id: I,
  path: P,
) =>
  endpoint({
    id,
    method: 'GET',
    path,
    audience,
    summary: 'Returns the details of the last code sent for a purpose, or null. The code itself isn’t included.',
    query: z.object({ purpose: zPurpose }),
    output: zPendingCode.nullable(),
    errors: ['invalid_input'],
  })

const passwordChange = {
  rateLimit: 'auth',
  summary: 'Changes the caller’s password, ends all sessions and opens a new one for this client.',
  body: z.object({ currentPassword: zPassword, password: zPassword }),
  output: zIdentity,
  extra: zIdentityExtra,
  errors: [
    'not_found',
    'login_throttled',
    'password_current_wrong',
    'password_same',
    'password_length',
    'password_common',
  ],
} as const

export const codesContract = {
  requestInfluencerCode: requestCode('influencer', 'accounts.requestInfluencerCode', '/api/notification/requestOtp'),
  verifyInfluencerCode: verifyCode('influencer', 'accounts.verifyInfluencerCode', '/api/notification/verifyOtp'),
  requestMarketerCode: requestCode('marketer', 'accounts.requestMarketerCode', '/api/notification/marketer/requestOtp'),
  verifyMarketerCode: verifyCode('marketer', 'accounts.verifyMarketerCode', '/api/notification/marketer/verifyOtp'),
  pendingInfluencerCode: pendingCode('influencer', 'accounts.pendingInfluencerCode', '/api/notification/pendingOtp'),
  pendingMarketerCode: pendingCode('marketer', 'accounts.pendingMarketerCode', '/api/notification/marketer/pendingOtp'),
  pendingRecovery: endpoint({
    id: 'accounts.pendingRecovery',
    method: 'GET',
    path: '/api/notification/pendingRecovery',
    audience: 'open',
    summary:
      'Returns the details of the last recovery code that this browser requested (cookie `recovery`), or null. The code itself isn’t included.',
    query: z.object({ role: zSignUpRole.default('influencer') }),
    output: zPendingCode.nullable(),
    errors: ['invalid_input'],
  }),
  verifyEmailCode: endpoint({
    id: 'accounts.verifyEmailCode',
    method: 'POST',
    path: '/api/notification/verifyEmailOtp',
    audience: 'open',
    rateLimit: 'otp',
    summary:
      'Verifies the recovery code that this client requested and returns a token that sets one new password within 10 minutes. The client is identified by the cookie `recovery` or by `recoveryToken`; without it, the request fails with `recovery_not_found` and the code remains valid.',
    body: z.object({
      email: zEmail,
      code: zCode,
      role: zSignUpRole.default('influencer'),
      recoveryToken: zRecoveryToken,
    }),
    output: z.object({ verified: z.literal(true) }),
    extra: z.object({ token: z.string() }),
    errors: ['recovery_not_found', ...tries],
  }),
  recoverInfluencer: endpoint({
    id: 'accounts.recoverInfluencer',
    method: 'PATCH',
    path: '/sv_influ_api/influ/changePasswordByEmail',
    audience: 'open',
    rateLimit: 'otp',
    summary:
      'Sets a new password with the recovery code that this client requested. The client is identified by the cookie `recovery` or by `recoveryToken`. If the password is rejected or the token is missing, the code remains valid.',
    body: z.object({
      email: zEmail,
      code: zCode,
      password: zPassword,
      role: zSignUpRole.default('influencer'),
      recoveryToken: zRecoveryToken,
    }),
    output: zOk,
    errors: ['recovery_not_found', ...tries, 'password_length', 'password_common'],
  }),
  recoverMarketer: endpoint({
    id: 'accounts.recoverMarketer',
    summary: 'Sets a new password for a marketer with the token from `accounts.verifyEmailCode`.',
    method: 'PATCH',
    path: '/api/marketers/reset-password/{x}',
    audience: 'open',
    rateLimit: 'otp',
    params: z.object({ x: zToken }),
    body: z.object({ password: zPassword }),
    output: zOk,
    errors: ['not_found', 'password_length', 'password_common'],
  }),
  changeInfluencerPassword: endpoint({
    id: 'accounts.changeInfluencerPassword',
    method: 'PATCH',
    path: '/sv_influ_api/influ/changePassword/{uuid}',
    audience: 'influencer',
    ...passwordChange,
    params: z.object({ uuid: zId }),
  }),
  changeMarketerPassword: endpoint({
    id: 'accounts.changeMarketerPassword',
    method: 'PATCH',
    path: '/api/marketers/{id}/change-password',
    audience: 'marketer',
    permission: 'self',
    ...passwordChange,
    params: z.object({ id: zId }),
  }),
}
