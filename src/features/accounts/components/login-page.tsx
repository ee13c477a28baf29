import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { pageContext } from '../../../web/page.ts'
import { safeNext } from '../../../web/return-path.ts'
import { signinContract } from '../contract-signin.ts'
import { entryText } from '../text/index.ts'
import { EntryFrame } from './entry-frame.tsx'
import { FormProblem } from './form-problem.tsx'

export type LoginRole = 'Influencer' | 'Marketer' | 'Operator'
const ENDPOINTS = {
  Influencer: signinContract.signinInfluencer,
  Marketer: signinContract.signinMarketer,
  Operator: signinContract.signinOperator,
}

/** Loader of a log-in page: where to go afterwards, and whether a reset just ended. */
export const loginLoader = ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams
  return { next: query.get('next') ?? '', reset: query.has('reset') }
}

/** Action of a log-in page; follows only paths of this site. */
export const loginAction = (role: LoginRole) => (args: ActionFunctionArgs) => {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    const password = form.get('password')
    const body = { email: field(form, 'email'), password: typeof password === 'string' ? password : '' }
    await call(ENDPOINTS[role], { body })
    return safeNext(field(form, 'next'), `/${lang}/${role}/dashboard`)
  })
}

/** Quiet links below the form: the other role, the way in for newcomers. */
function Ways({ role }: { role: LoginRole }) {
  const t = useText(entryText)
  const lang = useLang()
  if (role === 'Operator') return null
  const other = role === 'Influencer' ? 'Marketer' : 'Influencer'
  return (
    <div className="mt-8 grid gap-2 text-sm text-ink-2">
      <p>
        {t('noAccount')}{' '}
        <TextLink href={`/${lang}/${role}/signup`} className="hit inline-block">
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

export function LoginPage({ role }: { role: LoginRole }) {
  const t = useText(entryText)
  const lang = useLang()
  const { next, reset } = useLoaderData<typeof loginLoader>()
  const state = refusalOf(useActionData())
  const busy = useNavigation().state === 'submitting'
  useShownOnce('reset')
  return (
    <EntryFrame
      back={{ href: role === 'Operator' ? `/${lang}` : `/${lang}/${role}`, label: t('back') }}
      title="Talad"
      heading={t(`login${role}`)}
      note={t(role === 'Operator' ? 'operatorNote' : 'loginNote')}
    >
      {reset && !state && (
        <div className="mb-5">
          <Callout tone="positive">{t('resetDone')}</Callout>
        </div>
      )}
      <FormProblem state={state} names={{ email: t('email'), password: t('password') }} />
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="next" value={next} />
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          inputMode="email"
          required
          defaultValue={state?.values.email}
          error={state?.fields.email}
        />
        <PasswordField
          id="password"
          name="password"
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabelText={t('hidePassword')}
          autoComplete="current-password"
          required
          error={state?.fields.password}
        />
        {role !== 'Operator' && (
          <p className="-mt-2 text-sm">
            <TextLink href={`/${lang}/${role}/recovery`} className="hit inline-block">
              {t('forgot')}
            </TextLink>
          </p>
        )}
        <Button wide size="lg" busy={busy} busyLabel={t('loggingIn')}>
          {t('logIn')}
        </Button>
      </Form>
      <Ways role={role} />
    </EntryFrame>
  )
}
