import { defineActions } from '../../../web/actions.ts'
import { codesContract } from '../codes/contract.ts'
import type { SignUpRole } from '../rules/sign-up.ts'
import { passwordIn } from './password-in.ts'

/** Changes the caller's password. The response contains a new session for this client. */
export const passwordAction = (role: SignUpRole) =>
  defineActions({
    async change({ form, call, viewer }) {
      const body = { currentPassword: passwordIn(form, 'currentPassword'), password: passwordIn(form) }
      if (role === 'influencer')
        await call(codesContract.changeInfluencerPassword, { params: { uuid: viewer.uuid }, body })
      else await call(codesContract.changeMarketerPassword, { params: { id: viewer.uuid }, body })
      return { changed: true as const }
    },
  })
