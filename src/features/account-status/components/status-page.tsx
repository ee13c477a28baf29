import { Form, useLoaderData } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
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
import type { AccountRestriction } from '../contract.ts'
import type en from '../text/en.ts'
import { accountStatusText } from '../text/index.ts'
import { StatusFrame } from './status-frame.tsx'

type Text = Exclude<keyof typeof en, 'reason' | 'expiredOn' | 'renewalSent'>

interface Page {
  tone: Tone
  icon: IconName
  topic: 'renewal' | 'appeal'
  title: Text
  note: Text
  act: Text
  money: Text
  jobs: Text
  documents: Text
  /** The pages of the role that stay open. */
  open: readonly { path: string; label: Text }[]
}

const DATA = { path: 'personalData', label: 'dataLink' } as const
const OF_MARKETER = [{ path: 'document', label: 'documentsLink' }, DATA] as const
const OF_INFLUENCER = {
  documents: 'influencerDocuments',
  open: [{ path: 'statement', label: 'earningsLink' }, DATA],
} as const
const SUSPENDED = { tone: 'notice', icon: 'pause-circle', topic: 'appeal', act: 'suspendedAct' } as const
const CLOSED = {
  tone: 'critical',
  icon: 'prohibit-bold',
  topic: 'appeal',
  note: 'permanentlyNote',
  act: 'permanentlyAct',
  jobs: 'jobsClosed',
} as const

const PAGES = {
  marketer: {
    expired: {
      ...{ tone: 'notice', icon: 'clock-bold', topic: 'renewal' },
      ...{ title: 'expiredTitle', note: 'expiredNote', act: 'expiredAct' },
      ...{ money: 'moneyExpired', jobs: 'jobsNote', documents: 'documentsNote' },
      open: [OF_MARKETER[0], { path: 'taxCertificate', label: 'certificatesLink' }, DATA],
    },
    suspended: {
      ...SUSPENDED,
      ...{ title: 'suspendedTitle', note: 'suspendedNote' },
      ...{ money: 'moneySuspended', jobs: 'jobsNote', documents: 'documentsNote', open: OF_MARKETER },
    },
    permanently: {
      ...CLOSED,
      ...{ title: 'permanentlyTitle', money: 'moneyClosed', documents: 'documentsNote', open: OF_MARKETER },
    },
  },
  influencer: {
    suspended: {
      ...SUSPENDED,
      ...OF_INFLUENCER,
      ...{ title: 'influencerSuspendedTitle', note: 'influencerSuspendedNote' },
      ...{ money: 'influencerMoneySuspended', jobs: 'influencerJobs' },
    },
    permanently: {
      ...CLOSED,
      ...OF_INFLUENCER,
      ...{ title: 'influencerClosedTitle', money: 'influencerMoneyClosed' },
    },
  },
} as const satisfies { marketer: Record<RestrictedStatus, Page>; influencer: Record<string, Page> }

type AccountStatusPageProps = {
  [R in keyof typeof PAGES]: { role: R; status: keyof (typeof PAGES)[R] }
}[keyof typeof PAGES]

const pageOf = ({ role, status }: AccountStatusPageProps): Page =>
  role === 'marketer' ? PAGES.marketer[status] : PAGES.influencer[status]

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

/** Links to the pages that the account can still open. */
function OpenPages({ role, pages }: { role: keyof typeof PAGES; pages: Page['open'] }) {
  const t = useText(accountStatusText)
  const lang = useLang()
  return (
    <span className="mt-1 flex flex-wrap gap-x-4">
      {pages.map(({ path, label }) => (
        <TextLink key={path} href={`/${lang}/${ROLE_PATH[role]}/${path}`} className="hit inline-block">
          {t(label)}
        </TextLink>
      ))}
    </span>
  )
}

/** Why an account is restricted. Visitors can open the page too; they see no date and no reason. */
export function AccountStatusPage(props: AccountStatusPageProps) {
  const t = useText(accountStatusText)
  const lang = useLang()
  const { restriction } = useLoaderData<{ restriction: AccountRestriction | null }>()
  const { role, status } = props
  const { tone, icon, topic, title, note, act, money, jobs, documents, open } = pageOf(props)
  const own = restriction?.status === status && restriction.role === role ? restriction : null
  const ended = status === 'expired' && own?.contractEndsAt
  return (
    <StatusFrame
      tone={tone}
      icon={icon}
      title={t(title)}
      note={t(note)}
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
          title: t('documents'),
          note: (
            <>
              {t(documents)}
              {own && <OpenPages role={role} pages={open} />}
            </>
          ),
        },
      ]}
      acts={
        <>
          {status === 'expired' && own ? (
            <Renewal requestedAt={own.renewalRequestedAt} />
          ) : (
            <ButtonLink
              href={`/${lang}/contact?topic=${topic}`}
              variant={status === 'permanently' ? 'secondary' : 'primary'}
            >
              {t(act)}
            </ButtonLink>
          )}
          {own ? (
            <Form method="post" action={`/${lang}/logout`} reloadDocument onSubmit={dropAllDrafts}>
              <Button variant="text">{t('logOut')}</Button>
            </Form>
          ) : (
            <ButtonLink href={`/${lang}/${ROLE_PATH[role]}/login`} variant="text">
              {t('logIn')}
            </ButtonLink>
          )}
        </>
      }
    />
  )
}
