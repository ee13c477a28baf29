import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { qFlag, qText, readQuery } from '../../../web/query.ts'
import { safeNext } from '../../../web/return-path.ts'
import { signinContract } from '../sign-in/contract.ts'
import { passwordIn } from './password-in.ts'

export type LoginRole = 'Influencer' | 'Marketer' | 'Operator'
const ENDPOINTS = {
  Influencer: signinContract.signinInfluencer,
  Marketer: signinContract.signinMarketer,
}

const zQuery = z.object({
  /** Where to go afterwards. */
  next: qText(2000),
  /** A reset of the password just ended. */
  reset: qFlag,
})

export const loginLoader = ({ url }: LoaderFunctionArgs) => readQuery(url, zQuery)
export type LoginData = ReturnType<typeof loginLoader>

/** Action of a log-in page; follows only paths of this site. */
export const loginAction = (role: LoginRole) =>
  defineActions({
    async logIn({ form, call, lang }) {
      const credentials = { email: field(form, 'email'), password: passwordIn(form) }
      if (role === 'Operator') await call(signinContract.signinOperator, { body: credentials })
      else await call(ENDPOINTS[role], { body: { ...credentials, stay: form.has('stay') } })
      return safeNext(field(form, 'next'), `/${lang}/${role}/dashboard`)
    },
  })
