import { Form, useLoaderData } from 'react-router'
import { formatDateLong, formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import type { Tone } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import type { IconName } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { dropAllDrafts } from '../../../web/browser-drafts.ts'
import { RENEWAL_NOTE_MAX } from '../../accounts/contracts/contract.ts'
import type { RestrictedStatus } from '../../accounts/rules/status.ts'
import type { Standing } from '../contract.ts'
import { accountStatusText } from '../text/index.ts'
import { ClosureFrame } from './status-frame.tsx'

const LOOKS = {
  expired: { tone: 'notice', icon: 'clock-bold', topic: 'renewal', money: 'moneyExpired', jobs: 'jobsNote' },
  suspended: { tone: 'notice', icon: 'pause-circle', topic: 'appeal', money: 'moneySuspended', jobs: 'jobsNote' },
  permanently: { tone: 'critical', icon: 'prohibit-bold', topic: 'appeal', money: 'moneyClosed', jobs: 'jobsClosed' },
} as const satisfies Record<
  RestrictedStatus,
  { tone: Tone; icon: IconName; topic: string; money: string; jobs: string }
>

/** A form that requests a new contract. After the request it shows the date of the request instead. */
function Renewal({ requestedAt }: { requestedAt: string | null }) {
  const t = useText(accountStatusText)
  const lang = useLang()
  if (requestedAt)
    return (
      <div className="w-full">
        <Callout tone="positive">{t('renewalSent', { time: formatDateTime(lang, requestedAt) })}</Callout>
      </div>
    )
  return (
    <ActionForm intent="renew" labels={{ note: t('renewalNote') }} className="grid w-full gap-4">
      {(of) => (
        <>
          <TextArea
            {...of('note')}
            label={t('renewalNote')}
            labelNote={t('optional')}
            rows={3}
            maxLength={RENEWAL_NOTE_MAX}
          />
          <SubmitButton busyLabel={t('renewalBusy')} className="justify-self-start">
            {t('expiredAct')}
          </SubmitButton>
        </>
      )}
    </ActionForm>
  )
}

/** Links to the pages that the marketer can still open. */
function OpenPages({ closure }: { closure: RestrictedStatus }) {
  const t = useText(accountStatusText)
  const lang = useLang()
  const pages = [
    { path: 'document', label: t('papersLink') },
    ...(closure === 'expired' ? [{ path: 'taxCertificate', label: t('certificatesLink') }] : []),
    { path: 'personalData', label: t('dataLink') },
  ]
  return (
    <span className="mt-1 flex flex-wrap gap-x-4">
      {pages.map(({ path, label }) => (
        <TextLink key={path} href={`/${lang}/Marketer/${path}`} className="hit inline-block">
          {label}
        </TextLink>
      ))}
    </span>
  )
}

/** Why a marketer's account is paused. Visitors can open the page too; they see no date and no reason. */
export function ClosurePage({ closure }: { closure: RestrictedStatus }) {
  const t = useText(accountStatusText)
  const lang = useLang()
  const { standing } = useLoaderData<{ standing: Standing | null }>()
  const { tone, icon, topic, money, jobs } = LOOKS[closure]
  const own = standing?.status === closure ? standing : null
  const ended = closure === 'expired' && own?.contractEndsAt
  return (
    <ClosureFrame
      tone={tone}
      icon={icon}
      title={t(`${closure}Title`)}
      note={t(`${closure}Note`)}
      own={
        own && (ended || own.reason) ? (
          <p className="mt-2 font-medium">
            {ended && t('expiredOn', { date: formatDateLong(lang, ended) })}
            {ended && own.reason && ' · '}
            {own.reason && t('reason', { reason: own.reason })}
          </p>
        ) : undefined
      }
      facts={[
        { icon: 'wallet', title: t('money'), note: t(money) },
        { icon: 'briefcase', title: t('jobs'), note: t(jobs) },
        {
          icon: 'file-text',
          title: t('papers'),
          note: (
            <>
              {t('papersNote')}
              {own?.role === 'marketer' && <OpenPages closure={closure} />}
            </>
          ),
        },
      ]}
      acts={
        <>
          {closure === 'expired' && own ? (
            <Renewal requestedAt={own.renewalRequestedAt} />
          ) : (
            <ButtonLink
              href={`/${lang}/contact?topic=${topic}`}
              variant={closure === 'permanently' ? 'secondary' : 'primary'}
            >
              {t(`${closure}Act`)}
            </ButtonLink>
          )}
          {own ? (
            <Form method="post" action={`/${lang}/logout`} reloadDocument onSubmit={dropAllDrafts}>
              <Button variant="text">{t('logOut')}</Button>
            </Form>
          ) : (
            <ButtonLink href={`/${lang}/Marketer/login`} variant="text">
              {t('logIn')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
