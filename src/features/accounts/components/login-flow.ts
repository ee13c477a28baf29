import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { qFlag, qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { lineLoginContract } from '../line-login/contract.ts'
import { signinContract } from '../sign-in/contract.ts'
import { startLine } from './line-login-flow.ts'
import { passwordIn } from './password-in.ts'

export type LoginRole = 'Influencer' | 'Marketer' | 'Operator'
const ENDPOINTS = {
  Influencer: signinContract.signinInfluencer,
  Marketer: signinContract.signinMarketer,
}

const zQuery = z.object({
  /** Path to redirect to after the login. */
  next: qText(2000),
  /** The password was just reset; shows a message. */
  reset: qFlag,
})

export async function loginLoader({ context, url }: LoaderFunctionArgs) {
  const isInfluencer = url.pathname.includes('/Influencer/')
  const { data } = isInfluencer
    ? await load(() => pageCall(context)(lineLoginContract.lineLoginAvailable))
    : { data: null }
  return { ...readQuery(url, zQuery), lineLogin: data?.available ?? false }
}
export type LoginData = Awaited<ReturnType<typeof loginLoader>>

/** Action of a login page. It redirects only to paths of this site. */
export const loginAction = (role: LoginRole) =>
  defineActions({
    async logIn({ form, call, lang }) {
      const credentials = { email: field(form, 'email'), password: passwordIn(form) }
      const code = optional(form, 'code')
      if (role === 'Operator')
        await call(signinContract.signinOperator, { body: { ...credentials, ...(code && { code }) } })
      else await call(ENDPOINTS[role], { body: { ...credentials, stay: form.has('stay') } })
      return safeNext(field(form, 'next'), `/${lang}/${role}/dashboard`)
    },
    ...(role === 'Influencer' && { line: startLine }),
  })
