import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, readQuery } from '../../../web/query.ts'
import { codesContract } from '../codes/contract.ts'
import type { SignUpRole } from '../rules/sign-up.ts'
import { signupContract } from '../sign-up/contract.ts'
import { passwordIn } from './password-in.ts'

const zQuery = z.object({
  /** Starts again with another email address. */
  step: qChoice(['email']),
})

/** The server stores the step, so a user who leaves the page to read the message returns to the code. */
export const recoveryLoader =
  (role: SignUpRole) =>
  async ({ context, url }: LoaderFunctionArgs) => {
    const { data } = await load(() => pageCall(context)(codesContract.pendingRecovery, { query: { role } }))
    const { step } = readQuery(url, zQuery)
    return { code: step === 'email' ? null : data, email: data?.to ?? '', now: context.get(pageContext).now() }
  }
export type RecoveryData = Awaited<ReturnType<ReturnType<typeof recoveryLoader>>>

export const recoveryAction = (role: SignUpRole) =>
  defineActions({
    async send({ form, call, path }) {
      const body = { email: field(form, 'email'), role, purpose: 'recovery' as const }
      await call(signupContract.requestEmailCode, { body })
      return path
    },
    async set({ form, call, lang }) {
      const body = { email: field(form, 'email'), code: field(form, 'code'), password: passwordIn(form), role }
      await call(codesContract.recoverInfluencer, { body })
      return `/${lang}/${ROLE_PATH[role]}/login?reset=1`
    },
  })
