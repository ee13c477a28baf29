import { useLoaderData } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ErrorNote } from '../../../ui/callout.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, FormButton, useActionState, useFields, useOtherError } from '../../../web/action-form.tsx'
import type { SignUpRole } from '../rules/sign-up.ts'
import type { PendingCodeView } from '../shapes.ts'
import { authText } from '../text/index.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CodeField, codeErrorOf, ResendForm, SentTo } from './code-form.tsx'
import type { RecoveryData } from './recovery-flow.ts'

const NEW_PASSWORD = { intent: 'set' }

function NewPasswordFields({ code, now }: { code: PendingCodeView; now: number }) {
  const t = useText(authText)
  const field = useFields()
  const { error } = useActionState(NEW_PASSWORD)
  const password = field('password')
  return (
    <>
      <CodeField
        code={code}
        error={codeErrorOf(error)}
        now={now}
        onComplete={() => document.getElementById(password.id)?.focus()}
      />
      <PasswordField
        {...password}
        label={t('newPassword')}
        help={t('passwordHelp')}
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        autoComplete="new-password"
        required
      />
    </>
  )
}

function EmailField({ email }: { email: string }) {
  const t = useText(authText)
  const field = useFields()
  return (
    <TextField
      {...field('email', email)}
      type="email"
      inputMode="email"
      autoComplete="username"
      label={t('email')}
      required
    />
  )
}

export function RecoveryPage({ role }: { role: SignUpRole }) {
  const t = useText(authText)
  const lang = useLang()
  const { code, email, now } = useLoaderData<RecoveryData>()
  const { error } = useActionState(NEW_PASSWORD)
  // If the code expired while it was entered, its form is gone and the page shows its error.
  const stopped = useOtherError(['send'])
  const path = `/${lang}/${ROLE_PATH[role]}`
  if (code)
    return (
      <AuthFrame
        back={{ href: `${path}/recovery?step=email`, label: t('back') }}
        title={t('recoveryTitle')}
        heading={t('codeTitle', { n: code.digits })}
        note={
          <>
            <p>{t('recoverySent')}</p>
            <SentTo address={code.to} changeHref={`${path}/recovery?step=email`} />
          </>
        }
        act={
          <FormButton of={NEW_PASSWORD} wide size="lg" busyLabel={t('saving')}>
            {t('setPassword')}
          </FormButton>
        }
      >
        <ActionForm
          {...NEW_PASSWORD}
          hidden={{ email: code.to }}
          labels={{ password: t('newPassword') }}
          summary={!codeErrorOf(error)}
          className="grid gap-6"
        >
          <NewPasswordFields code={code} now={now} />
        </ActionForm>
        <ResendForm hidden={{ email: code.to }} code={code} now={now} />
      </AuthFrame>
    )
  return (
    <AuthFrame
      back={{ href: `${path}/login`, label: t('toLogin') }}
      title="Talad"
      heading={t('recoveryTitle')}
      note={t('recoveryNote')}
      act={
        <FormButton of={{ intent: 'send' }} wide size="lg" busyLabel={t('sending')}>
          {t('recoverySend')}
        </FormButton>
      }
    >
      {stopped && <ErrorNote>{stopped.message}</ErrorNote>}
      <ActionForm intent="send" labels={{ email: t('email') }}>
        <EmailField email={email} />
      </ActionForm>
    </AuthFrame>
  )
}
