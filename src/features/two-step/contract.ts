import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zOk, zTime } from '../../core/shapes.ts'
import { zPassword } from '../accounts/shapes.ts'
import { zSecondStep } from './shapes.ts'

const path = '/api/marketers/{id}/two-step'
const own = { audience: 'marketer', params: z.object({ id: zId }) } as const
const act = { ...own, permission: 'self', method: 'POST', rateLimit: 'auth' } as const
const PASSWORD_ERRORS = ['not_found', 'login_throttled', 'login_slowed', 'password_current_wrong'] as const

/** Two-step verification of the caller's own login, by an authenticator app (TOTP, RFC 6238). */
export const contract = {
  status: endpoint({
    ...own,
    id: 'twoStep.status',
    summary: 'Whether the second step is on, and how many recovery codes are left',
    method: 'GET',
    path,
    output: z.object({
      /** Since when it is on; null where it is off. */
      since: zTime.nullable(),
      recoveryCodesLeft: z.int(),
    }),
    errors: ['not_found'],
  }),
  start: endpoint({
    ...act,
    id: 'twoStep.start',
    path: `${path}/start`,
    summary: 'Makes a secret for an authenticator app. It is on once a code of the app was confirmed',
    body: z.object({ password: zPassword }),
    output: z.object({
      secret: z.string(),
      /** otpauth:// */
      uri: z.string(),
      /** The address as a QR code, SVG. */
      qr: z.string(),
    }),
    errors: [...PASSWORD_ERRORS, 'two_step_on'],
  }),
  confirm: endpoint({
    ...act,
    id: 'twoStep.confirm',
    path: `${path}/confirm`,
    summary: 'Turns it on with a code of the app. The recovery codes are in this answer only',
    body: z.object({ code: zSecondStep }),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ['not_found', 'two_step_not_started', 'two_step_on', 'two_step_wrong', 'two_step_locked'],
  }),
  end: endpoint({
    ...act,
    id: 'twoStep.end',
    path: `${path}/end`,
    summary: 'Turns it off with the password and a code of the app, or a recovery code',
    body: z.object({ password: zPassword, code: zSecondStep }),
    output: zOk,
    errors: [...PASSWORD_ERRORS, 'two_step_required', 'two_step_wrong', 'two_step_locked'],
  }),
}
