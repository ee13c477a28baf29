import { useActionData, useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { type FormState, refusalOf } from '../../../web/form-state.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { CodeField } from '../../two-step/components/code-field.tsx'
import { codeText } from '../../two-step/text/code.ts'
import { PERSISTENT_DAYS } from '../rules/sessions.ts'
import { authText } from '../text/index.ts'
import { AuthFrame } from './auth-frame.tsx'
import { LineButton } from './line-button.tsx'
import type { LoginData, LoginRole } from './login-flow.ts'

/** Links below the form: login of the other role, and sign-up. */
function Ways({ role, next }: { role: LoginRole; next: string }) {
  const t = useText(authText)
  const lang = useLang()
  if (role === 'Operator') return null
  const other = role === 'Influencer' ? 'Marketer' : 'Influencer'
  return (
    <div className="mt-8 grid gap-2 text-sm text-ink-2">
      <p>
        {t('noAccount')}{' '}
        <TextLink href={pathWithQuery(`/${lang}/${role}/signup`, { next })} className="hit inline-block">
          {t('signUp')}
        </TextLink>
      </p>
      <p>
        {t(role === 'Influencer' ? 'otherSideBrand' : 'otherSideCreator')}{' '}
        <TextLink href={`/${lang}/${other}/login`} className="hit inline-block">
          {t('logIn')}
        </TextLink>
      </p>
    </div>
  )
}

/**
 * Whether the form needs a two-step code: the password was correct and two-step verification is on, or a code was sent.
 */
const asksCode = (refused: FormState | undefined): boolean =>
  refused !== undefined && ('code' in refused.fields || refused.values.step === 'code')

function Fields({ code }: { code: boolean }) {
  const t = useText(authText)
  const field = useFields()
  return (
    <>
      <TextField
        {...field('email')}
        type="email"
        label={t('email')}
        autoComplete="username"
        inputMode="email"
        required
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        autoComplete="current-password"
        required
      />
      {code && (
        <>
          <input type="hidden" name="step" value="code" />
          <CodeField />
          <p className="-mt-2 text-sm text-ink-2">{t('codeLost')}</p>
        </>
      )}
    </>
  )
}

export function LoginPage({ role }: { role: LoginRole }) {
  const t = useText(authText)
  const lang = useLang()
  const { next, reset, lineLogin } = useLoaderData<LoginData>()
  const refused = refusalOf(useActionData())
  const words = useText(codeText)
  useRemoveSearchParam('reset')
  return (
    <AuthFrame
      back={{ href: role === 'Operator' ? `/${lang}` : `/${lang}/${role}`, label: t('back') }}
      title="Talad"
      heading={t(`login${role}`)}
      note={t(role === 'Operator' ? 'operatorNote' : 'loginNote')}
    >
      {reset && !refused && (
        <div className="mb-5">
          <Callout tone="positive">{t('resetDone')}</Callout>
        </div>
      )}
      <ActionForm
        intent="logIn"
        hidden={{ next }}
        labels={{ email: t('email'), password: t('password'), code: words('code') }}
        className="grid gap-5"
      >
        <Fields code={asksCode(refused)} />
        {role !== 'Operator' && (
          <Checkbox
            name="stay"
            value="yes"
            defaultChecked={role === 'Influencer'}
            className="-my-2.5"
            help={t('stayHelp')}
          >
            {t('stay', { n: PERSISTENT_DAYS })}
          </Checkbox>
        )}
        {role !== 'Operator' && (
          <p className="-mt-2 text-sm">
            <TextLink href={`/${lang}/${role}/recovery`} className="hit inline-block">
              {t('forgot')}
            </TextLink>
          </p>
        )}
        <SubmitButton wide size="lg" busyLabel={t('loggingIn')}>
          {t('logIn')}
        </SubmitButton>
      </ActionForm>
      {lineLogin && (
        <div className="mt-4">
          <LineButton next={next}>{t('lineLogIn')}</LineButton>
        </div>
      )}
      <Ways role={role} next={next} />
    </AuthFrame>
  )
}
