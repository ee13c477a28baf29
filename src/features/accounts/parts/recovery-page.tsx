import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { type FormState, field, submit } from '../../../core/forms.ts'
import { type Call, CallError, pageContext } from '../../../core/page.ts'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { OtpField } from '../../../ui/otp-field.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { codesContract } from '../contract-codes.ts'
import { signupContract } from '../contract-signup.ts'
import type { SignUpRole } from '../rules/sign-up.ts'
import { entryText } from '../text/index.ts'
import { ResendForm, SentTo } from './code-form.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { FormProblem, refusalOf } from './form-problem.tsx'

const RESEND_MS = 60_000

/** After the address was sent. `token` stands in for a code that was used up while the password was refused. */
interface Sent {
  sent: string
  resendAt: number | null
  token?: string
  refused?: FormState
}

export const recoveryLoader = ({ context }: LoaderFunctionArgs) => ({ now: context.get(pageContext).now() })

const secret = (form: FormData): string => {
  const value = form.get('password')
  return typeof value === 'string' ? value : ''
}

/** A brand's code becomes a token first; a refused password keeps the token in the page. */
async function recoverMarketer(call: Call, form: FormData, email: string): Promise<Sent | null> {
  let token = field(form, 'token')
  if (!token) {
    const body = { email, code: field(form, 'code'), role: 'marketer' as const }
    token = (await call(codesContract.verifyEmailCode, { body })).token
  }
  try {
    await call(codesContract.recoverMarketer, { params: { x: token }, body: { password: secret(form) } })
    return null
  } catch (error) {
    if (!(error instanceof CallError) || error.failure.code === 'not_found') throw error
    const refused = { error: error.failure, fields: error.failure.fields ?? {}, values: {}, intent: 'set' }
    return { sent: email, resendAt: null, token, refused }
  }
}

export const recoveryAction = (role: SignUpRole) => async (args: ActionFunctionArgs) => {
  const { lang, now } = args.context.get(pageContext)
  return submit(args, async (form, call, intent) => {
    const email = field(form, 'email')
    if (intent === 'send') {
      await call(signupContract.requestEmailCode, { body: { email, role, purpose: 'recovery' } })
      return { sent: email, resendAt: now() + RESEND_MS } satisfies Sent
    }
    if (role === 'marketer') {
      const again = await recoverMarketer(call, form, email)
      if (again) return data(again, { status: again.refused?.error.status ?? 422 })
    } else {
      const body = { email, code: field(form, 'code'), password: secret(form) }
      await call(codesContract.recoverInfluencer, { body })
    }
    return `/${lang}/${ROLE_PATH[role]}/login?reset=1`
  })
}

/** The step that an answer leads to: a refused second step stays there with its address. */
function stepOf(answer: unknown): Sent | null {
  if (answer && typeof answer === 'object' && 'sent' in answer) return answer as Sent
  const state = refusalOf(answer)
  if (!state || (state.intent !== 'set' && !state.values.again)) return null
  return { sent: state.values.email ?? '', resendAt: null, refused: state }
}

function NewPassword({ step }: { step: Sent }) {
  const t = useText(entryText)
  const state = step.refused
  const codeError = state?.intent === 'set' ? state.fields.code : undefined
  return (
    <Form id="step" method="post" className="grid gap-6">
      <input type="hidden" name="email" value={step.sent} />
      {step.token ? (
        <input type="hidden" name="token" value={step.token} />
      ) : (
        <OtpField name="code" length={6} label={t('codeLabel')} help={t('codeLife')} error={codeError} autoFocus />
      )}
      <PasswordField
        id="password"
        name="password"
        label={t('newPassword')}
        help={t('passwordHelp')}
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        autoComplete="new-password"
        required
        error={state?.fields.password}
      />
    </Form>
  )
}

export function RecoveryPage({ role }: { role: SignUpRole }) {
  const t = useText(entryText)
  const lang = useLang()
  const { now } = useLoaderData<typeof recoveryLoader>()
  const answer = useActionData()
  const busy = useNavigation().state === 'submitting'
  const step = stepOf(answer)
  const state = refusalOf(answer)
  const path = `/${lang}/${ROLE_PATH[role]}`
  const act = (value: 'send' | 'set', words: string, doing: string) => (
    <Button form="step" wide size="lg" name="intent" value={value} busy={busy} busyLabel={doing}>
      {words}
    </Button>
  )
  if (step)
    return (
      <EntryFrame
        back={{ href: `${path}/recovery`, label: t('back') }}
        title={t('recoveryTitle')}
        heading={t('codeTitleSix')}
        note={
          <>
            <p>{t('recoverySent')}</p>
            <SentTo address={step.sent} changeHref={`${path}/recovery`} />
          </>
        }
        act={act('set', t('setPassword'), t('saving'))}
      >
        <FormProblem state={step.refused} names={{ password: t('newPassword') }} />
        <NewPassword step={step} />
        {!step.token && <ResendForm hidden={{ email: step.sent }} resendAt={step.resendAt} now={now} />}
      </EntryFrame>
    )
  return (
    <EntryFrame
      back={{ href: `${path}/login`, label: t('toLogin') }}
      title="Talad"
      heading={t('recoveryTitle')}
      note={t('recoveryNote')}
      act={act('send', t('recoverySend'), t('sending'))}
    >
      <FormProblem state={state} names={{ email: t('email') }} />
      <Form id="step" method="post">
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t('email')}
          required
          defaultValue={state?.values.email}
          error={state?.fields.email}
        />
      </Form>
    </EntryFrame>
  )
}
