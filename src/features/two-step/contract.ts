import { z } from 'zod'
import { endpoint } from '../../core/endpoint.ts'
import { zId, zOk, zTime } from '../../core/shapes.ts'
import { zPassword } from '../accounts/shapes.ts'
import { zSecondStep } from './shapes.ts'

const path = '/api/marketers/{id}/two-step'
const operatorPath = '/api/operator/two-step'
const own = { audience: 'marketer', params: z.object({ id: zId }) } as const
const ownAct = { ...own, permission: 'self' } as const
const operator = { audience: 'operator' } as const
const act = { method: 'POST', rateLimit: 'auth' } as const
const PASSWORD_ERRORS = ['login_throttled', 'login_slowed', 'password_current_wrong'] as const

const STATUS = {
  summary: 'Returns whether two-step verification is on and how many recovery codes are left.',
  method: 'GET',
  output: z.object({
    /** Since when it is on; null if it is off. */
    since: zTime.nullable(),
    recoveryCodesLeft: z.int(),
  }),
} as const
const START = {
  ...act,
  summary:
    'Creates a secret for an authenticator app. Two-step verification is turned on once a code of the app is confirmed.',
  body: z.object({ password: zPassword }),
  output: z.object({
    secret: z.string(),
    /** An otpauth:// URI. */
    uri: z.string(),
    /** The URI as a QR code, SVG. */
    qr: z.string(),
  }),
  errors: ['not_found', ...PASSWORD_ERRORS, 'two_step_on'],
} as const
const CONFIRM = {
  ...act,
  summary:
    'Turns on two-step verification with a code of the app. The recovery codes are returned only in this response.',
  body: z.object({ code: zSecondStep }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ['not_found', 'two_step_not_started', 'two_step_on', 'two_step_wrong', 'two_step_locked'],
} as const
const END = {
  ...act,
  summary: 'Turns off two-step verification with the password and a code of the app or a recovery code.',
  body: z.object({ password: zPassword, code: zSecondStep }),
  output: zOk,
  errors: ['not_found', ...PASSWORD_ERRORS, 'two_step_required', 'two_step_wrong', 'two_step_locked'],
} as const

/** Two-step verification of the caller's own login, with an authenticator app (TOTP, RFC 6238). */
export const contract = {
  status: endpoint({ ...own, ...STATUS, id: 'twoStep.status', path, errors: ['not_found'] }),
  start: endpoint({ ...ownAct, ...START, id: 'twoStep.start', path: `${path}/start` }),
  confirm: endpoint({ ...ownAct, ...CONFIRM, id: 'twoStep.confirm', path: `${path}/confirm` }),
  end: endpoint({ ...ownAct, ...END, id: 'twoStep.end', path: `${path}/end` }),
  operatorStatus: endpoint({ ...operator, ...STATUS, id: 'twoStep.operatorStatus', path: operatorPath }),
  operatorStart: endpoint({ ...operator, ...START, id: 'twoStep.operatorStart', path: `${operatorPath}/start` }),
  operatorConfirm: endpoint({
    ...operator,
    ...CONFIRM,
    id: 'twoStep.operatorConfirm',
    path: `${operatorPath}/confirm`,
  }),
  operatorEnd: endpoint({ ...operator, ...END, id: 'twoStep.operatorEnd', path: `${operatorPath}/end` }),
}
