import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { formatCalendarDay, formatFrom } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qFlag, readQuery } from '../../../web/query.ts'
import { DocumentsCard } from '../../attachments/components/documents-card.tsx'
import { sendDocument } from '../../attachments/components/send-document.ts'
import { contract as attachmentsContract } from '../../attachments/contract.ts'
import { PictureForm } from '../components/picture-form.tsx'
import type { Contacts } from '../contacts/contract.ts'
import { contactsContract } from '../contacts/contract.ts'
import { influencerContract } from '../influencers/contract.ts'
import type { ProfilePart } from '../rules/readiness.ts'
import type { General } from '../shapes.ts'
import { profileText } from '../text/index.ts'
import { INTEREST_WORDS } from '../text/interests.ts'

/** What was changed on a page of its own. */
const DONE = ['email', 'phone', 'phoneLater', 'verified', 'document'] as const

const zQuery = z.object({ saved: qFlag, done: qChoice(DONE) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: viewer.uuid }
  const [general, account, contacts, documents] = await load(() =>
    Promise.all([
      call(influencerContract.general, { params }),
      call(influencerContract.account, { params }),
      call(contactsContract.contacts, { params: { id: viewer.uuid } }),
      call(attachmentsContract.attachments, { params }),
    ]),
  )
  const { phoneChange } = contacts.data
  return {
    general: general.data,
    refCode: account.data.refCode,
    phoneChange,
    documents: { attachments: documents.data, needed: documents.needed, tax: documents.tax },
    now: now(),
    ...readQuery(url, zQuery),
  }
}

const saved = (path: string): string => pathWithQuery(path, { saved: true })

export const action = defineActions({
  async picture({ form, call, viewer, path }) {
    const file = await fileField(form, 'file')
    await call(influencerContract.uploadImage, { params: { uuid: viewer.uuid }, ...(file && { file }) })
    return saved(path)
  },
  async public({ form, call, viewer, path }) {
    const body = { displayName: field(form, 'displayName'), bio: field(form, 'bio') }
    await call(influencerContract.updateGeneral, { params: { uuid: viewer.uuid }, body })
    return saved(path)
  },
  async document(input) {
    await sendDocument(input)
    return pathWithQuery(input.path, { done: 'document' })
  },
  async cancelPhone({ call, viewer, path }) {
    await call(contactsContract.cancelPhoneChange, { params: { id: viewer.uuid } })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Whether jobs can be taken, and what is missing for it. */
function ReadyNote({ general }: { general: General }) {
  const t = useText(profileText)
  const lang = useLang()
  if (general.readiness === 'Ready') return null
  if (general.readiness === 'DisableDetail') return <Callout tone="info">{t('locked')}</Callout>
  const items = general.missing.map((part) => t(`part_${part as ProfilePart}`)).join(' · ')
  return (
    <Callout tone="notice" act={<ButtonLink href={`/${lang}/Influencer/signUpProfile`}>{t('complete')}</ButtonLink>}>
      {t('notReady', { items })}
    </Callout>
  )
}

/** A value with the page that changes it. */
function Changeable({ value, page, what, act }: { value: string; page: string; what: string; act?: string }) {
  const t = useText(profileText)
  const lang = useLang()
  const label = act ?? t('change')
  return (
    <>
      <span className="break-all">{value}</span>{' '}
      <TextLink
        href={`/${lang}/Influencer/${page}`}
        aria-label={`${label}: ${what}`}
        className="hit ml-2 inline-block text-sm"
      >
        {label}
      </TextLink>
    </>
  )
}

/** A number that takes effect later can be stopped until then. */
function PhoneChangeNote({ change, now }: { change: NonNullable<Contacts['phoneChange']>; now: number }) {
  const t = useText(profileText)
  const lang = useLang()
  const cancel = (
    <ActionForm intent="cancelPhone">
      <SubmitButton variant="secondary" size="sm">
        {t('cancelPhone')}
      </SubmitButton>
    </ActionForm>
  )
  return (
    <Callout tone="notice" icon="clock-countdown" act={cancel}>
      {t('phoneLater', { phone: mobileForPeople(change.phone), time: formatFrom(lang, change.effectiveAt, now) })}
    </Callout>
  )
}

function LegalCard({ general, refCode }: { general: General; refCode: string }) {
  const t = useText(profileText)
  const lang = useLang()
  const { address } = general
  const place = address && [address.line, address.subdistrict, address.district, address.province, address.postcode]
  const rows = [
    { label: t('email'), value: <Changeable value={general.email} page="changeEmail" what={t('email')} /> },
    {
      label: t('phone'),
      value: (
        <Changeable
          value={general.phone ? mobileForPeople(general.phone) : '-'}
          page={general.phoneVerified ? 'changeMobilePhone' : 'verifyMobilePhone'}
          what={t('phone')}
          act={t(general.phoneVerified ? 'change' : 'verify')}
        />
      ),
    },
    { label: t('legalName'), value: general.legalName ?? '-' },
    { label: t('birthdate'), value: general.birthdate ? formatCalendarDay(lang, general.birthdate) : '-' },
    { label: t('nationalId'), value: general.nationalId?.replace(/^\d{9}/, '•••••••••') ?? general.passportNo ?? '-' },
    { label: t('address'), value: place?.join(' ') ?? '-' },
    {
      label: t('interests'),
      value: general.interests.map((interest) => INTEREST_WORDS[interest][lang]).join(' · ') || '-',
    },
    {
      label: t('inviteCode'),
      value: <TextLink href={`/${lang}/Influencer/inviteFriend`}>{refCode}</TextLink>,
    },
  ]
  return (
    <Card pad={24}>
      <SectionHead
        title={t('legal')}
        note={t('legalNote')}
        link={{ href: `/${lang}/Influencer/signUpProfile`, label: t('edit') }}
      />
      <KeyValues rows={rows} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink href={`/${lang}/Influencer/changePassword`} variant="secondary" size="sm">
          {t('changePassword')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Influencer/acceptConsent`} variant="secondary" size="sm">
          {t('consents')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Influencer/lineNotification`} variant="secondary" size="sm">
          {t('lineNotices')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Influencer/sessions`} variant="secondary" size="sm">
          {t('sessions')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Influencer/deactivate`} variant="text" size="sm">
          {t('closeAccount')}
        </ButtonLink>
      </div>
    </Card>
  )
}

function PublicFields({ general }: { general: General }) {
  const t = useText(profileText)
  const of = useFields()
  return (
    <>
      <TextField {...of('displayName', general.displayName)} label={t('displayName')} maxLength={60} required />
      <TextArea {...of('bio', general.bio)} label={t('bio')} help={t('bioHelp')} rows={4} maxLength={500} />
    </>
  )
}

export default function InfluencerAccount() {
  const t = useText(profileText)
  const { general, refCode, phoneChange, documents, now, saved: wasSaved, done } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  useShownOnce('saved')
  useShownOnce('done')
  const badge = general.readiness === 'Ready' ? <Badge tone="positive">{t('ready')}</Badge> : undefined
  return (
    <>
      <PageHead title={t('account')} note={t('accountNote')} above={badge} />
      <div className="grid max-w-[820px] gap-5">
        {wasSaved && !refused && <Callout tone="positive">{t('saved')}</Callout>}
        {done && done !== 'phoneLater' && !refused && <Callout tone="positive">{t(`done_${done}`)}</Callout>}
        {phoneChange && <PhoneChangeNote change={phoneChange} now={now} />}
        <ReadyNote general={general} />
        <Card pad={24}>
          <SectionHead title={t('public')} />
          <PictureForm name={general.displayName} url={general.avatarUrl} />
          <ActionForm
            intent="public"
            labels={{ displayName: t('displayName'), bio: t('bio') }}
            className="mt-6 grid gap-5"
          >
            <PublicFields general={general} />
            <SubmitButton busyLabel={t('saving')} className="justify-self-start">
              {t('save')}
            </SubmitButton>
          </ActionForm>
        </Card>
        <DocumentsCard {...documents} />
        <LegalCard general={general} refCode={refCode} />
      </div>
    </>
  )
}
