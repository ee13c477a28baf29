import { useActionData, useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ActionForm, FormButton } from '../../../web/action-form.tsx'
import { refusalOf } from '../../../web/form-state.ts'
import { useAutoSubmit } from '../../../web/use-auto-submit.ts'
import { AuthFrame } from '../components/auth-frame.tsx'
import { LineButton } from '../components/line-button.tsx'
import { returnAction, returnLoader } from '../components/line-login-flow.ts'
import { authText } from '../text/index.ts'

export const loader = returnLoader
export const action = returnAction
export { clientAction } from '../../../web/client-action.ts'

/** The page to which LINE redirects: completes the login or shows why it failed. */
export default function LineReturn() {
  const { code, state, linking } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  const t = useText(authText)
  const lang = useLang()
  const stopped = code === '' || state === '' || Boolean(refused)
  const box = useAutoSubmit(!stopped)
  const login = `/${lang}/Influencer/login`
  const back = linking ? `/${lang}/Influencer/lineLogin` : login
  if (stopped)
    return (
      <AuthFrame back={{ href: back, label: t('back') }} title="Talad" heading={t('lineStopped')}>
        <Callout tone="critical" role="alert">
          {refused ? refused.error.message : t('lineDenied')}
        </Callout>
        <div className="mt-5 grid gap-4">
          <LineButton>{t('lineAgain')}</LineButton>
          {!linking && (
            <p className="text-sm">
              <TextLink href={login} className="hit inline-block">
                {t('otherLogin')}
              </TextLink>
            </p>
          )}
        </div>
      </AuthFrame>
    )
  return (
    <AuthFrame
      title="Talad"
      heading={t('lineReturn')}
      note={t('lineReturnNote')}
      act={
        <FormButton of={{ intent: 'finish' }} size="lg" wide busyLabel={t(linking ? 'lineLinking' : 'loggingIn')}>
          {t('continue')}
        </FormButton>
      }
    >
      <div ref={box}>
        <ActionForm intent="finish" hidden={{ grant: code, state }} />
      </div>
    </AuthFrame>
  )
}
