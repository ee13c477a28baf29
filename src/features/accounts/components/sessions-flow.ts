import type { LoaderFunctionArgs } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { signinContract } from '../sign-in/contract.ts'

export async function sessionsLoader({ context }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(signinContract.sessions))
  return { sessions: data }
}

export type SessionsData = Awaited<ReturnType<typeof sessionsLoader>>

/** Ends one session, or all others. Ending the current one redirects to the login. */
export const sessionsAction = (role: 'Influencer' | 'Marketer') =>
  defineActions({
    async end({ form, call, lang }) {
      await call(signinContract.endSession, { params: { id: field(form, 'target') } })
      return `/${lang}/${role}/${form.has('current') ? 'login' : 'sessions'}`
    },
    async endOthers({ call, path }) {
      await call(signinContract.endOtherSessions)
      return path
    },
  })
