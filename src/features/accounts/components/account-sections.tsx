import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import type { Bilingual } from '../../../core/shapes.ts'
import { maskedMobile, mobileForPeople } from '../../../core/thai/phone.ts'
import { formatCalendarDay, formatFrom } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ListRow, RowDisc } from '../../../ui/list-row.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { dropAllDrafts } from '../../../web/browser-drafts.ts'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import type { Contacts } from '../contacts/contract.ts'
import { deviceName } from '../rules/device-name.ts'
import type { General, SessionView } from '../shapes.ts'
import { hubText } from '../text/index.ts'
import { INTEREST_WORDS } from '../text/interests.ts'

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-sm font-label tracking-normal">{title}</h2>
      <Card pad={0} as="div" className="px-4 [&>*:first-child]:border-t-0 lg:px-5">
        {children}
      </Card>
    </section>
  )
}

interface RowProps {
  icon: IconName
  title: ReactNode
  note?: ReactNode
  /** Path below /Influencer of the page that the row links to. */
  page?: string
  /** Text of the link; without it the whole row is the link. */
  act?: string
  end?: ReactNode
}

function Row({ icon, title, note, page, act, end }: RowProps) {
  const lang = useLang()
  const href = page && `/${lang}${page.startsWith('/') ? '' : '/Influencer/'}${page}`
  const link = act && href && (
    <TextLink href={href} aria-label={`${act}: ${title}`} className="hit text-sm">
      {act}
    </TextLink>
  )
  return (
    <ListRow
      {...(href && !act && { href })}
      lead={
        <RowDisc>
          <Icon name={icon} />
        </RowDisc>
      }
      title={<span className="wrap-anywhere">{title}</span>}
      note={note}
      end={end ?? (link || undefined)}
    />
  )
}

/** Picture, name and topics, as brands see them. */
export function ProfileHead({ general, takesJobs }: { general: General; takesJobs: boolean }) {
  const t = useText(hubText)
  const lang = useLang()
  const topics = general.interests.map((interest) => INTEREST_WORDS[interest][lang]).join(' · ')
  const { displayName, avatarUrl } = general
  return (
    <div className="flex flex-wrap items-center gap-3.5">
      <Avatar name={displayName} size={64} decorative {...(avatarUrl && { src: avatarUrl })} />
      <div className="min-w-0 flex-1 basis-[10rem]">
        <p className="text-lg leading-normal font-semibold">{displayName}</p>
        {topics && <p className="text-sm text-ink-2">{topics}</p>}
        <PauseMark from={general.takesJobsFrom} />
        {takesJobs && general.readiness === 'Ready' && general.takesJobsFrom === null && (
          <Badge tone="positive" icon="check-circle-bold" className="mt-1">
            {t('ready')}
          </Badge>
        )}
      </div>
      <TextLink href={`/${lang}/Influencer/account?edit=public`} className="hit shrink-0 text-sm">
        {t('edit')}
      </TextLink>
    </div>
  )
}

/** A new number that is not in effect yet, with a button that cancels it. */
export function PhoneChangeNote({ change, now }: { change: NonNullable<Contacts['phoneChange']>; now: number }) {
  const t = useText(hubText)
  const lang = useLang()
  const cancel = (
    <ActionForm intent="cancelPhone">
      <SubmitButton variant="secondary" size="sm">
        {t('cancelPhone')}
      </SubmitButton>
    </ActionForm>
  )
  const values = { phone: mobileForPeople(change.phone), time: formatFrom(lang, change.effectiveAt, now) }
  return (
    <div className="border-t border-line py-3">
      <Callout tone="notice" icon="clock-countdown" act={cancel}>
        {t('phoneLater', values)}
      </Callout>
    </div>
  )
}

export function ContactSection({ general, contacts, now }: { general: General; contacts: Contacts; now: number }) {
  const t = useText(hubText)
  const { address, phone, phoneVerified } = general
  const place = address && [address.subdistrict, address.district, address.province, address.postcode].join(' ')
  return (
    <Section title={t('contacts')}>
      <Row
        icon="envelope-simple"
        title={contacts.email}
        note={
          <>
            <span className="text-positive">{t('verified')}</span> · {t('emailUse')}
          </>
        }
        page="changeEmail"
        act={t('change')}
      />
      <Row
        icon="device-mobile"
        title={phone ? maskedMobile(phone) : t('noPhone')}
        note={
          phoneVerified ? (
            <>
              <span className="text-positive">{t('verified')}</span> · {t('phoneUse')}
            </>
          ) : (
            phone && t('phoneUnverified')
          )
        }
        page={phoneVerified ? 'changeMobilePhone' : 'verifyMobilePhone'}
        act={t(phoneVerified ? 'change' : phone ? 'verify' : 'add')}
      />
      {contacts.phoneChange && <PhoneChangeNote change={contacts.phoneChange} now={now} />}
      <Row
        icon="map-pin"
        title={address?.line ?? t('noAddress')}
        note={place}
        page="signUpProfile?step=address"
        act={t(address ? 'edit' : 'add')}
      />
    </Section>
  )
}

export interface BankFacts {
  bankName: Bilingual
  last4: string
  status: 'waiting' | 'verified' | 'rejected' | 'replaced'
}

export function MoneySection({ bank }: { bank: BankFacts | null }) {
  const t = useText(hubText)
  const lang = useLang()
  return (
    <Section title={t('money')}>
      <Row
        icon="bank"
        title={bank ? `${bank.bankName[lang]} •••• ${bank.last4}` : t('noBank')}
        note={bank ? t(`bank_${bank.status}`) : t('why_bank')}
        page="bankAccount"
      />
      <Row icon="receipt" title={t('statement')} note={t('statementNote')} page="statement" />
    </Section>
  )
}

/** The language of the account's notifications. The page switches to it immediately. */
export function LanguageChoice({ current }: { current: 'th' | 'en' }) {
  const t = useText(hubText)
  return (
    <ActionForm intent={['language']} summary={false}>
      <fieldset className="inline-flex gap-0.5 rounded-[14px] bg-surface-2 p-1">
        <legend className="sr-only">{t('language')}</legend>
        {(['th', 'en'] as const).map((lang) => (
          <button
            key={lang}
            type="submit"
            name="intent"
            value={`language:${lang}`}
            aria-current={lang === current ? 'true' : undefined}
            lang={lang}
            className="segment hit min-h-9 rounded-[11px] px-3.5 text-sm font-medium"
          >
            {t(`language_${lang}`)}
          </button>
        ))}
      </fieldset>
    </ActionForm>
  )
}

export function UseSection({
  takesJobsFrom,
  lang,
  line,
  refCode,
  talentManager,
}: {
  takesJobsFrom: string | null
  lang: 'th' | 'en'
  line: { name: string | null } | null
  refCode: string
  talentManager: boolean
}) {
  const t = useText(hubText)
  const shown = useLang()
  return (
    <Section title={t('use')}>
      <Row
        icon="pause-circle"
        title={t('takesJobs')}
        note={takesJobsFrom ? t('takesJobsFrom', { date: formatCalendarDay(shown, takesJobsFrom) }) : t('takesJobsNow')}
        page="pauseJobs"
      />
      <Row icon="globe" title={t('language')} note={t('languageNote')} end={<LanguageChoice current={lang} />} />
      <Row
        icon="line-logo-fill"
        title={t('line')}
        note={line ? (line.name ? t('lineAs', { name: line.name }) : t('lineOn')) : t('lineOff')}
        page="lineNotification"
      />
      <Row icon="bell" title={t('notices')} note={t('noticesNote')} page="notification?tab=settings" />
      <Row icon="identification-card" title={t('publicProfile')} note={t('publicProfileNote')} page="publicProfile" />
      <Row icon="gift" title={t('invite')} note={refCode} page="inviteFriend" />
      {talentManager ? (
        <Row icon="users-three" title={t('creators')} note={t('creatorsNote')} page="partnerFriend" />
      ) : (
        <Row
          icon="users-three"
          title={t('becomeManager')}
          note={t('becomeManagerNote')}
          page="/contact?topic=manager"
        />
      )}
      <Row icon="handshake" title={t('manager')} note={t('managerNote')} page="partnerConsent" />
    </Section>
  )
}

export function SecuritySection({ devices }: { devices: readonly SessionView[] }) {
  const t = useText(hubText)
  const current = devices.find((device) => device.current)
  const here = current && deviceName(current.userAgent, current.device)
  return (
    <Section title={t('security')}>
      <Row
        icon="device-mobile"
        title={t('devices', { n: devices.length })}
        note={here ? t('thisDevice', { name: here }) : t('devicesNote')}
        page="sessions"
      />
      <Row icon="lock-key" title={t('password')} note={t('passwordNote')} page="changePassword" act={t('change')} />
      <Row icon="line-logo-fill" title={t('lineLogin')} note={t('lineLoginHub')} page="lineLogin" />
      <Row icon="shield-check" title={t('consents')} note={t('consentsNote')} page="acceptConsent" />
      <Row icon="download-simple" title={t('personalData')} note={t('personalDataNote')} page="personalData" />
    </Section>
  )
}

/** Link to the page that closes the account. */
export function CloseAccountLink({ role }: { role: 'influencer' | 'marketer' }) {
  const t = useText(hubText)
  const lang = useLang()
  return (
    <p className="text-center">
      <TextLink
        href={`/${lang}/${ROLE_PATH[role]}/deactivate`}
        className="hit inline-flex min-h-11 items-center text-critical"
      >
        {t('close')}
      </TextLink>
    </p>
  )
}

/** Log-out button and link to close the account. */
export function LeaveSection() {
  const t = useText(hubText)
  const lang = useLang()
  return (
    <div className="grid gap-2 text-center">
      <Form method="post" action={`/${lang}/logout`} reloadDocument onSubmit={dropAllDrafts}>
        <Button type="submit" name="role" value="Influencer" variant="secondary" wide icon={<Icon name="sign-out" />}>
          {t('logOut')}
        </Button>
      </Form>
      <CloseAccountLink role="influencer" />
    </div>
  )
}
