import { useActionData } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { profileText } from '../text/index.ts'
import { AccountLink } from './account-link.tsx'

function Field({
  name,
  id,
  autoComplete,
}: {
  name: 'currentPassword' | 'newPassword'
  id: string
  autoComplete: string
}) {
  const t = useText(profileText)
  const field = useFields()
  return (
    <PasswordField
      {...field(id)}
      label={t(name)}
      {...(id === 'password' && { help: t('passwordHelp') })}
      showLabel={t('showPassword')}
      hideLabelText={t('hidePassword')}
      autoComplete={autoComplete}
      required
    />
  )
}

export function PasswordPage() {
  const t = useText(profileText)
  const answer = useActionData() as { changed?: true } | undefined
  return (
    <>
      <PageHead above={<AccountLink />} title={t('changePassword')} note={t('passwordNote')} />
      <Card pad={24} className="max-w-[560px]">
        {answer?.changed && (
          <div className="mb-5">
            <Callout tone="positive">{t('passwordChanged')}</Callout>
          </div>
        )}
        <ActionForm
          intent="change"
          labels={{ currentPassword: t('currentPassword'), password: t('newPassword') }}
          className="grid gap-5"
          key={answer?.changed ? 'changed' : 'form'}
        >
          <Field name="currentPassword" id="currentPassword" autoComplete="current-password" />
          <Field name="newPassword" id="password" autoComplete="new-password" />
          <SubmitButton busyLabel={t('saving')} className="justify-self-start">
            {t('changePassword')}
          </SubmitButton>
        </ActionForm>
      </Card>
    </>
  )
}
