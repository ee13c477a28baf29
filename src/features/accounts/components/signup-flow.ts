import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { submit } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { type Call, load, pageCall, pageContext } from '../../../web/page.ts'
import { signupContract } from '../contract-signup.ts'
import { type SignUpRole, type SignUpStep, stepOf, stepsOf } from '../rules/sign-up.ts'
import { consentsOf } from './consents-of.ts'

/** What a sign-up page shows: the step reached, or an earlier one that was asked for. */
export const signupLoader =
  (role: SignUpRole) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const { data } = await load(() => pageCall(context)(signupContract.signupConfig))
    const query = new URL(request.url).searchParams
    const progress = data.progress?.role === role ? data.progress : null
    const reached = progress?.step ?? stepOf(role, null)
    const steps = stepsOf(role)
    const asked = query.get('step') as SignUpStep | null
    const step = asked && steps.includes(asked) && steps.indexOf(asked) < steps.indexOf(reached) ? asked : reached
    return {
      step,
      n: steps.indexOf(step) + 1,
      total: steps.length,
      before: steps[steps.indexOf(step) - 1] ?? null,
      email: progress?.email ?? '',
      refCode: progress?.refCode ?? query.get('ref') ?? '',
      code: data.code,
      now: context.get(pageContext).now(),
    }
  }
export type SignupData = Awaited<ReturnType<ReturnType<typeof signupLoader>>>

const secret = (form: FormData): string => {
  const value = form.get('password')
  return typeof value === 'string' ? value : ''
}

async function finish(role: SignUpRole, call: Call, form: FormData, lang: string): Promise<string> {
  if (role === 'influencer') {
    const body = { password: secret(form), displayName: field(form, 'displayName') }
    await call(signupContract.createInfluencer, { body })
    return `/${lang}/Influencer/signup/success`
  }
  const kind = field(form, 'kind') as 'brand' | 'agency' | 'individual'
  const consents = consentsOf(form)
  const body = { password: secret(form), kind, brandName: field(form, 'brandName'), consents }
  await call(signupContract.createMarketer, { body })
  return `/${lang}/Marketer/signUpProfile`
}

/** Each step is a form of its own that works without script; progress lives on the server. */
export const signupAction = (role: SignUpRole) => (args: ActionFunctionArgs) => {
  const { lang } = args.context.get(pageContext)
  const page = `/${lang}/${ROLE_PATH[role]}/signup`
  return submit(args, async (form, call, intent) => {
    const email = field(form, 'email')
    switch (intent) {
      case 'consent': {
        const refCode = optional(form, 'invite')
        await call(signupContract.startSignup, { body: { consents: consentsOf(form), ...(refCode && { refCode }) } })
        return page
      }
      case 'send':
        await call(signupContract.requestEmailCode, { body: { email, role, purpose: 'signup' } })
        return page
      case 'verify':
        await call(signupContract.verifySignUpCode, { body: { email, code: field(form, 'code'), role } })
        return page
      default:
        return finish(role, call, form, lang)
    }
  })
}
