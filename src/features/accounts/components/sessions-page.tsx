import { useLoaderData } from 'react-router'
import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { dropAllDrafts } from '../../../web/browser-drafts.ts'
import { deviceName, isPhone } from '../rules/device-name.ts'
import { PERSISTENT_DAYS, SESSION_HOURS } from '../rules/sessions.ts'
import type { SessionView } from '../shapes.ts'
import { profileText } from '../text/index.ts'
import { AccountLink } from './account-link.tsx'
import type { SessionsData } from './sessions-flow.ts'

function SessionRow({ session }: { session: SessionView }) {
  const t = useText(profileText)
  const lang = useLang()
  const facts = [
    t('startedAt', { time: formatDateTime(lang, session.createdAt) }),
    t('usedAt', { time: formatDateTime(lang, session.usedAt) }),
    ...(session.stays ? [] : [t('endsAt', { time: formatDateTime(lang, session.expiresAt) })]),
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
          {session.stays && <Badge>{t('stays')}</Badge>}
        </span>
      }
      note={facts.map((fact) => (
        <span key={fact} className="block">
          {fact}
        </span>
      ))}
      end={
        <ActionForm
          intent="end"
          target={session.id}
          {...(session.current && { hidden: { current: '1' }, onSubmit: dropAllDrafts })}
        >
          <SubmitButton variant="secondary" size="sm" busyLabel={t('ending')}>
            {t('endSession')}
          </SubmitButton>
        </ActionForm>
      }
    />
  )
}

export function SessionsPage() {
  const t = useText(profileText)
  const { sessions } = useLoaderData<SessionsData>()
  return (
    <>
      <PageHead
        above={<AccountLink />}
        title={t('sessions')}
        note={t('sessionsNote', { hours: SESSION_HOURS, days: PERSISTENT_DAYS })}
      />
      <Card pad={0} className="max-w-[820px] px-4 [&>*:first-child]:border-t-0 lg:px-5">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Card>
      {sessions.length > 1 && (
        <ActionForm intent="endOthers" className="mt-5">
          <SubmitButton variant="secondary" busyLabel={t('ending')}>
            {t('endOthers')}
          </SubmitButton>
        </ActionForm>
      )}
    </>
  )
}
