import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import type { ErrorCode } from '../../../core/errors.ts'
import { zEmail, zId, zOk } from '../../../core/shapes.ts'
import { zSecondStep } from '../../two-step/shapes.ts'
import { zIdentity, zIdentityExtra, zPassword, zSession } from '../shapes.ts'

const credentials = z.object({ email: zEmail, password: zPassword })
/** `stay`: sets an httpOnly cookie for 30 days that opens the next sessions in this browser. */
const ownCredentials = credentials.extend({ stay: z.boolean().optional() })
/** `code`: from the authenticator app, or a recovery code; required if two-step verification is on. */
const operatorCredentials = credentials.extend({ code: zSecondStep.optional() })
const ERRORS = ['login_failed', 'login_throttled', 'login_slowed'] as const
const signin = <const I extends string, const P extends string, const B extends typeof credentials>(
  id: I,
  path: P,
  { body, summary, errors = ERRORS }: { body: B; summary: string; errors?: readonly ErrorCode[] },
) =>
  endpoint({
    id,
    method: 'POST',
    path,
    summary,
    audience: 'open',
    rateLimit: 'auth',
    body,
    output: zIdentity,
    extra: zIdentityExtra,
    errors,
  })

/** Login state, the login of each role, logout, the caller's sessions. */
export const signinContract = {
  status: endpoint({
    id: 'accounts.status',
    method: 'GET',
    path: '/sv_authauth/status',
    audience: 'open',
    summary:
      'Returns whether the caller is signed in, with the role and the account ID. Browsers are reported as signed in only while the flag cookie of the login is `true`.',
    output: zIdentity,
    extra: zIdentityExtra,
    errors: [],
  }),
  signinInfluencer: signin('accounts.signinInfluencer', '/sv_authauth/signin/influencer', {
    body: ownCredentials,
    summary: 'Signs in an influencer.',
  }),
  signinMarketer: signin('accounts.signinMarketer', '/sv_authauth/marketer/authen/', {
    body: ownCredentials,
    summary: 'Signs in a marketer or a member of a marketer’s team.',
  }),
  signinOperator: signin('accounts.signinOperator', '/sv_authauth/signin/operator', {
    body: operatorCredentials,
    summary:
      'Signs in an operator. With two-step verification turned on, a code is required in addition to the password.',
    errors: [...ERRORS, 'two_step_code_required', 'two_step_wrong', 'two_step_locked'],
  }),
  signout: endpoint({
    id: 'accounts.signout',
    summary: 'Ends the caller’s session and clears its cookies.',
    method: 'POST',
    path: '/sv_authauth/signout',
    audience: 'open',
    output: zOk,
    errors: [],
  }),
  sessions: endpoint({
    id: 'accounts.sessions',
    method: 'GET',
    path: '/sv_authauth/sessions',
    audience: 'any',
    limited: true,
    summary: 'Lists the caller’s sessions and the browsers that stay signed in, most recently used first.',
    output: z.array(zSession),
    errors: [],
  }),
  endSession: endpoint({
    permission: 'self',
    id: 'accounts.endSession',
    method: 'DELETE',
    path: '/sv_authauth/sessions/{id}',
    audience: 'any',
    summary: 'Ends a session, or a browser that stays signed in together with its sessions.',
    params: z.object({ id: zId }),
    output: zOk,
    errors: ['not_found'],
  }),
  endOtherSessions: endpoint({
    permission: 'self',
    id: 'accounts.endOtherSessions',
    method: 'DELETE',
    path: '/sv_authauth/sessions',
    audience: 'any',
    summary:
      'Ends every session of the caller’s login except the current one, and every other browser that stays signed in.',
    output: zOk,
    errors: [],
  }),
}
