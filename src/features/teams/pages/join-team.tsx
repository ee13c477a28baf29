import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { AuthFrame } from '../../accounts/components/auth-frame.tsx'
import { ConsentBoxes } from '../../accounts/components/consent-boxes.tsx'
import { passwordIn } from '../../accounts/components/password-in.ts'
import { contract } from '../contract.ts'
import { teamsText } from '../text/index.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(contract.invitation, { params: { token: params.token ?? '' } }))
  return data
}

export const action = defineActions({
  async join({ form, call, params, lang }) {
    const yes = (name: string) => form.get(name) === 'yes'
    const consents = {
      terms: yes('terms'),
      PRIVACY_POLICY: yes('PRIVACY_POLICY'),
      THAI_LLM: false,
      marketing: yes('marketing'),
    }
    await call(contract.accept, {
      params: { token: params.token ?? '' },
      body: { name: field(form, 'name'), password: passwordIn(form), consents },
    })
    return `/${lang}/Marketer/dashboard`
  },
})
export { clientAction } from '../../../web/client-action.ts'

function Fields() {
  const t = useText(teamsText)
  const props = useFields()
  return (
    <>
      <TextField
        {...props('name')}
        label={t('name')}
        help={t('nameHelp')}
        maxLength={60}
        autoComplete="name"
        required
      />
      <PasswordField
        {...props('password')}
        label={t('newPassword')}
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        autoComplete="new-password"
        required
      />
      <ConsentBoxes llm={false} />
      <SubmitButton wide size="lg" busyLabel={t('joining')}>
        {t('join')}
      </SubmitButton>
    </>
  )
}

/** The page of an invitation's link: the person sets name and password and joins the team. */
export default function JoinTeam() {
  const { state, email, brand, invitedBy: name, role } = useLoaderData<typeof loader>()
  const t = useText(teamsText)
  const lang = useLang()
  const frame = { back: { href: `/${lang}/Marketer`, label: t('back') }, title: 'Talad' }
  if (state !== 'open')
    return (
      <AuthFrame
        {...frame}
        heading={t(state === 'taken' ? 'joinTaken' : 'joinClosed')}
        note={state === 'taken' ? t('joinTakenNote', { email, name }) : t('joinClosedNote')}
      >
        <ButtonLink href={`/${lang}/Marketer/login`} variant="secondary">
          {t('logIn')}
        </ButtonLink>
      </AuthFrame>
    )
  return (
    <AuthFrame {...frame} heading={t('joinTitle', { brand })} note={t('joinNote', { name, email, role: t(role) })}>
      <ActionForm intent="join" labels={{ name: t('name'), password: t('newPassword') }} className="grid gap-5">
        <Fields />
      </ActionForm>
    </AuthFrame>
  )
}
