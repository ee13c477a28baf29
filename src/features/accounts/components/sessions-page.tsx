import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { submit } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { signinContract } from '../contract-signin.ts'
import type { SessionView } from '../shapes.ts'
import { profileText } from '../text/index.ts'
import { deviceName, isPhone } from './device-name.ts'

export async function sessionsLoader({ context }: LoaderFunctionArgs) {
  const { data } = await load(() => pageCall(context)(signinContract.sessions))
  return { sessions: data }
}

/** Ends one session; ending this device's own one leads to the log-in. */
export const sessionsAction = (role: 'Influencer' | 'Marketer') => (args: ActionFunctionArgs) => {
  const { lang } = args.context.get(pageContext)
  return submit(args, async (form, call) => {
    await call(signinContract.endSession, { params: { id: field(form, 'id') } })
    return `/${lang}/${role}/${form.has('current') ? 'login' : 'sessions'}`
  })
}

function SessionRow({ session, ending }: { session: SessionView; ending: boolean }) {
  const t = useText(profileText)
  const lang = useLang()
  const facts = [
    t('startedAt', { time: formatDateTime(lang, session.createdAt) }),
    t('endsAt', { time: formatDateTime(lang, session.expiresAt) }),
    t('fromAddress', { ip: session.ip }),
  ]
  return (
    <ListRow
      lead={
        <RowDisc tone={session.current ? 'leaf' : 'plain'}>
          <Icon name={isPhone(session.userAgent) ? 'device-mobile' : 'globe'} />
        </RowDisc>
      }
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {deviceName(session.userAgent, session.device) ?? t('unknownDevice')}
          {session.current && <Badge tone="positive">{t('thisDevice')}</Badge>}
        </span>
      }
      note={facts.join(' · ')}
      end={
        <Form method="post">
          <input type="hidden" name="id" value={session.id} />
          {session.current && <input type="hidden" name="current" value="1" />}
          <Button variant="secondary" size="sm" busy={ending} busyLabel={t('ending')}>
            {t('endSession')}
          </Button>
        </Form>
      }
    />
  )
}

export function SessionsPage() {
  const t = useText(profileText)
  const { sessions } = useLoaderData<typeof sessionsLoader>()
  const { state, formData } = useNavigation()
  const ending = state === 'submitting' ? formData?.get('id') : null
  return (
    <>
      <PageHead title={t('sessions')} note={t('sessionsNote')} />
      <Card pad={0} className="max-w-[820px] px-4 [&>*:first-child]:border-t-0 lg:px-5">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} ending={ending === session.id} />
        ))}
      </Card>
    </>
  )
}
