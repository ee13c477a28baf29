import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import type { FormState } from '../../../web/form-state.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { codesContract } from '../contract-codes.ts'
import { signupContract } from '../contract-signup.ts'
import type { SignUpRole } from '../rules/sign-up.ts'
import type { PendingCodeView } from '../shapes.ts'
import { entryText } from '../text/index.ts'
import { CodeField, ResendForm, SentTo } from './code-form.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { FormProblem } from './form-problem.tsx'

/** The step is the server's: whoever leaves to read the message finds the code's field again. */
export const recoveryLoader =
  (role: SignUpRole) =>
  async ({ context, request }: LoaderFunctionArgs) => {
    const { data } = await load(() => pageCall(context)(codesContract.pendingRecovery, { query: { role } }))
    const restart = new URL(request.url).searchParams.get('step') === 'email'
    return { code: restart ? null : data, email: data?.to ?? '', now: context.get(pageContext).now() }
  }
type RecoveryData = Awaited<ReturnType<ReturnType<typeof recoveryLoader>>>

const secret = (form: FormData): string => {
  const value = form.get('password')
  return typeof value === 'string' ? value : ''
}

export const recoveryAction = (role: SignUpRole) => async (args: ActionFunctionArgs) => {
  const path = `/${args.context.get(pageContext).lang}/${ROLE_PATH[role]}`
  return submit(args, async (form, call, intent) => {
    const email = field(form, 'email')
    if (intent === 'send') {
      await call(signupContract.requestEmailCode, { body: { email, role, purpose: 'recovery' } })
      return `${path}/recovery`
    }
    const body = { email, code: field(form, 'code'), password: secret(form), role }
    await call(codesContract.recoverInfluencer, { body })
    return `${path}/login?reset=1`
  })
}

function NewPassword({ code, now, state }: { code: PendingCodeView; now: number; state: FormState | undefined }) {
  const t = useText(entryText)
  const aboutCode = state?.error.code.startsWith('otp_') && state.intent === 'set' ? state : undefined
  return (
    <Form id="step" method="post" className="grid gap-6">
      <input type="hidden" name="email" value={code.to} />
      <CodeField
        code={code}
        state={aboutCode}
        now={now}
        onComplete={() => document.getElementById('password')?.focus()}
      />
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
  const { code, email, now } = useLoaderData<RecoveryData>()
  const state = refusalOf(useActionData())
  const busy = useNavigation().state === 'submitting'
  const path = `/${lang}/${ROLE_PATH[role]}`
  const act = (value: 'send' | 'set', words: string, doing: string) => (
    <Button form="step" wide size="lg" name="intent" value={value} busy={busy} busyLabel={doing}>
      {words}
    </Button>
  )
  if (code)
    return (
      <EntryFrame
        back={{ href: `${path}/recovery?step=email`, label: t('back') }}
        title={t('recoveryTitle')}
        heading={t('codeTitle', { n: code.digits })}
        note={
          <>
            <p>{t('recoverySent')}</p>
            <SentTo address={code.to} changeHref={`${path}/recovery?step=email`} />
          </>
        }
        act={act('set', t('setPassword'), t('saving'))}
      >
        {state && !state.fields.code && <FormProblem state={state} names={{ password: t('newPassword') }} />}
        <NewPassword code={code} now={now} state={state} />
        <ResendForm hidden={{ email: code.to }} code={code} now={now} />
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
          defaultValue={state?.values.email ?? email}
          error={state?.fields.email}
        />
      </Form>
    </EntryFrame>
  )
}
