import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { type ActionInput, defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qText, readQuery } from '../../../web/query.ts'
import { CONSENT_KINDS, type ConsentKind } from '../rules/consent.ts'
import { INFLUENCER_STEPS, type SignUpRole, stepOf, stepsOf } from '../rules/sign-up.ts'
import { signupContract } from '../sign-up/contract.ts'
import { passwordIn } from './password-in.ts'

/** Answers of the consent boxes: absent is no. */
const consentsOf = (form: FormData): Record<ConsentKind, boolean> => {
  const entries = CONSENT_KINDS.map((kind) => [kind, form.get(kind) === 'yes'])
  return Object.fromEntries(entries) as Record<ConsentKind, boolean>
}

const zQuery = z.object({ step: qChoice(INFLUENCER_STEPS), ref: qText(20) })

/** What a sign-up page shows: the step reached, or an earlier one that was asked for. */
export const signupLoader =
  (role: SignUpRole) =>
  async ({ context, url }: LoaderFunctionArgs) => {
    const { step: asked, ref } = readQuery(url, zQuery)
    const query = ref ? { ref } : {}
    const { data } = await load(() => pageCall(context)(signupContract.signupConfig, { query }))
    const progress = data.progress?.role === role ? data.progress : null
    const reached = progress?.step ?? stepOf(role, null)
    const steps = stepsOf(role)
    const step = asked && steps.includes(asked) && steps.indexOf(asked) < steps.indexOf(reached) ? asked : reached
    return {
      step,
      n: steps.indexOf(step) + 1,
      total: steps.length,
      before: steps[steps.indexOf(step) - 1] ?? null,
      email: progress?.email ?? '',
      refCode: progress?.refCode ?? data.referrer?.code ?? '',
      referrer: role === 'influencer' ? (data.referrer?.name ?? null) : null,
      /** The link that was opened names nobody who can invite. */
      brokenLink: ref !== '' && data.referrer?.code !== ref.toUpperCase(),
      code: data.code,
      now: context.get(pageContext).now(),
    }
  }
export type SignupData = Awaited<ReturnType<ReturnType<typeof signupLoader>>>

async function finish(role: SignUpRole, { call, form, lang }: ActionInput): Promise<string> {
  const password = passwordIn(form)
  if (role === 'influencer') {
    await call(signupContract.createInfluencer, { body: { password, displayName: field(form, 'displayName') } })
    return `/${lang}/Influencer/signup/success`
  }
  const kind = field(form, 'kind') as 'brand' | 'agency' | 'individual'
  const body = { password, kind, brandName: field(form, 'brandName'), consents: consentsOf(form) }
  await call(signupContract.createMarketer, { body })
  return `/${lang}/Marketer/signUpProfile`
}

/** Each step is a form of its own that works without script; progress lives on the server. */
export const signupAction = (role: SignUpRole) =>
  defineActions({
    async consent({ form, call, path }) {
      const refCode = optional(form, 'invite')
      await call(signupContract.startSignup, { body: { consents: consentsOf(form), ...(refCode && { refCode }) } })
      return path
    },
    async send({ form, call, path }) {
      const body = { email: field(form, 'email'), role, purpose: 'signup' as const }
      await call(signupContract.requestEmailCode, { body })
      return path
    },
    async verify({ form, call, path }) {
      const body = { email: field(form, 'email'), code: field(form, 'code'), role }
      await call(signupContract.verifySignUpCode, { body })
      return path
    },
    create: (input) => finish(role, input),
  })
