import { type ActionFunctionArgs, Form, useActionData, useNavigation } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { submit } from '../../../web/actions.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { pageContext } from '../../../web/page.ts'
import { codesContract } from '../contract-codes.ts'
import type { SignUpRole } from '../rules/sign-up.ts'
import { profileText } from '../text/index.ts'
import { FormProblem } from './form-problem.tsx'

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Changes the caller's password; the answer brings this client's new session. */
export const passwordAction = (role: SignUpRole) => (args: ActionFunctionArgs) => {
  const { viewer } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    const body = { currentPassword: text(form, 'currentPassword'), password: text(form, 'password') }
    if (role === 'influencer')
      await call(codesContract.changeInfluencerPassword, { params: { uuid: viewer.uuid }, body })
    else await call(codesContract.changeMarketerPassword, { params: { id: viewer.uuid }, body })
    return { changed: true as const }
  })
}

export function PasswordPage() {
  const t = useText(profileText)
  const answer = useActionData() as { changed?: true } | undefined
  const state = refusalOf(answer)
  const busy = useNavigation().state === 'submitting'
  const field = (name: 'currentPassword' | 'newPassword', id: string, autoComplete: string) => (
    <PasswordField
      id={id}
      name={id}
      label={t(name)}
      {...(id === 'password' && { help: t('passwordHelp') })}
      showLabel={t('showPassword')}
      hideLabelText={t('hidePassword')}
      autoComplete={autoComplete}
      required
      error={state?.fields[id]}
    />
  )
  return (
    <>
      <PageHead title={t('changePassword')} note={t('passwordNote')} />
      <Card pad={24} className="max-w-[560px]">
        {answer?.changed && (
          <div className="mb-5">
            <Callout tone="positive">{t('passwordChanged')}</Callout>
          </div>
        )}
        <FormProblem state={state} names={{ currentPassword: t('currentPassword'), password: t('newPassword') }} />
        <Form method="post" className="grid gap-5" key={answer?.changed ? 'changed' : 'form'}>
          {field('currentPassword', 'currentPassword', 'current-password')}
          {field('newPassword', 'password', 'new-password')}
          <Button busy={busy} busyLabel={t('saving')} className="justify-self-start">
            {t('changePassword')}
          </Button>
        </Form>
      </Card>
    </>
  )
}
