import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { zTime } from '../../../core/shapes.ts'
import { zIdentity, zIdentityExtra, zNextPath } from '../shapes.ts'

const open = { audience: 'open', rateLimit: 'auth' } as const
const path = '/sv_authauth/line'

const zLineLogin = z.object({
  /** False if LINE Login is not configured. */
  available: z.boolean(),
  linked: z.object({ name: z.string().nullable(), since: zTime }).nullable(),
  /** If false, LINE is the only way to log in. */
  hasPassword: z.boolean(),
})
export type LineLoginView = z.output<typeof zLineLogin>

/** Login of influencers with LINE (OpenID Connect with PKCE). */
export const lineLoginContract = {
  startLineLogin: endpoint({
    ...open,
    id: 'accounts.startLineLogin',
    method: 'POST',
    path: `${path}/start`,
    summary:
      'Returns the URL of LINE’s authorization page. The login can be completed only in the browser that started it (cookie `lineLogin`). For a signed-in influencer, it links LINE to the account.',
    body: z.object({ next: zNextPath.optional() }),
    output: z.object({ url: z.string() }),
    errors: ['provider_unavailable'],
  }),
  finishLineLogin: endpoint({
    ...open,
    id: 'accounts.finishLineLogin',
    method: 'POST',
    path: `${path}/finish`,
    summary:
      'Completes a LINE login. Signs in, links LINE to the signed-in account, or starts a sign-up (cookie `signup`) if no account is linked to the LINE user.',
    body: z.object({ code: z.string().min(1).max(2_000), state: z.string().min(1).max(200) }),
    output: z.object({
      result: z.enum(['signed_in', 'linked', 'sign_up']),
      /** A path without the language. */
      next: z.string().nullable(),
    }),
    extra: zIdentityExtra.pick({ token: true, deviceToken: true }),
    errors: ['line_login_failed', 'line_login_taken', 'provider_unavailable'],
  }),
  joinLineLogin: endpoint({
    ...open,
    id: 'accounts.joinLineLogin',
    method: 'POST',
    path: `${path}/join`,
    summary: 'Links LINE to the existing account that has the confirmed email address of a LINE sign-up, and signs in.',
    output: zIdentity,
    extra: zIdentityExtra,
    errors: ['sign_up_not_found', 'line_login_taken'],
  }),
  lineLoginAvailable: endpoint({
    id: 'accounts.lineLoginAvailable',
    method: 'GET',
    path: `${path}/available`,
    audience: 'open',
    summary: 'Returns whether LINE Login is configured.',
    output: z.object({ available: z.boolean() }),
  }),
  lineLogin: endpoint({
    id: 'accounts.lineLogin',
    summary: 'Returns whether the caller’s account is linked to LINE Login.',
    method: 'GET',
    path,
    audience: 'influencer',
    output: zLineLogin,
  }),
  unlinkLineLogin: endpoint({
    id: 'accounts.unlinkLineLogin',
    summary: 'Unlinks LINE Login from the caller’s account. Fails if the account has no password.',
    method: 'DELETE',
    path,
    audience: 'influencer',
    output: zLineLogin,
    errors: ['line_login_only'],
  }),
}
