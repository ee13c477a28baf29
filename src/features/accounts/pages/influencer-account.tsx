import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
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
import { contract as channelsContract } from '../../channels/contract.ts'
import { USABLE } from '../../channels/rules/status.ts'
import { lineContract } from '../../notifications/line/contract.ts'
import { contract as payoutsContract } from '../../payouts/contract.ts'
import { AccountProgressCard } from '../components/account-progress.tsx'
import {
  ContactSection,
  LeaveSection,
  MoneySection,
  ProfileHead,
  SecuritySection,
  UseSection,
} from '../components/account-sections.tsx'
import { LatinNameField } from '../components/marketer-fields.tsx'
import { PictureForm } from '../components/picture-form.tsx'
import { contactsContract } from '../contacts/contract.ts'
import { influencerContract } from '../influencers/contract.ts'
import { accountProgress } from '../rules/account-steps.ts'
import { identityOf } from '../rules/identity.ts'
import type { General } from '../shapes.ts'
import { signinContract } from '../sign-in/contract.ts'
import { profileText } from '../text/index.ts'

/** What was just changed on a subpage; selects the success message. */
const DONE = ['email', 'phone', 'phoneLater', 'verified', 'document', 'language'] as const

const zQuery = z.object({ saved: qFlag, done: qChoice(DONE), edit: qChoice(['public']) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: viewer.uuid }
  const [general, account, contacts, prefs, devices, line, channels, bank, documents] = await load(() =>
    Promise.all([
      call(influencerContract.general, { params }),
      call(influencerContract.account, { params }),
      call(contactsContract.contacts, { params: { id: viewer.uuid } }),
      call(influencerContract.prefs, { params }),
      call(signinContract.sessions),
      call(lineContract.line),
      call(channelsContract.list),
      call(payoutsContract.bank, { params }),
      call(attachmentsContract.attachments, { params }),
    ]),
  )
  const channel = channels.data.some(({ status }) => USABLE.includes(status))
  return {
    general: general.data,
    refCode: account.data.refCode,
    talentManager: viewer.talentManager,
    contacts: contacts.data,
    progress: accountProgress({ parts: general.data.missing, channel, bank: bank.data !== null }),
    lang: prefs.data.lang,
    devices: devices.data,
    line: line.data.linked,
    bank: bank.data,
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
    const body = {
      displayName: field(form, 'displayName'),
      latinName: field(form, 'latinName'),
      bio: field(form, 'bio'),
    }
    await call(influencerContract.updateGeneral, { params: { uuid: viewer.uuid }, body })
    return saved(path)
  },
  async document(input) {
    await sendDocument(input)
    return pathWithQuery(input.path, { done: 'document' })
  },
  async language({ argument, call, viewer, path }) {
    const lang = argument === 'en' ? 'en' : 'th'
    await call(influencerContract.updatePrefs, { params: { uuid: viewer.uuid }, body: { lang } })
    return pathWithQuery(path.replace(/^\/(th|en)/, `/${lang}`), { done: 'language' })
  },
  async cancelPhone({ call, viewer, path }) {
    await call(contactsContract.cancelPhoneChange, { params: { id: viewer.uuid } })
    return path
  },
})
export { clientAction } from '../../../web/client-action.ts'

function LegalCard({ general }: { general: General }) {
  const t = useText(profileText)
  const lang = useLang()
  const { kind, number } = identityOf(general)
  const rows = [
    { label: t('legalName'), value: general.legalName ?? '-' },
    { label: t('birthdate'), value: general.birthdate ? formatCalendarDay(lang, general.birthdate) : '-' },
    { label: t(kind), value: number?.replace(/^\d{9}(?=\d)/, '•••••••••') ?? '-' },
  ]
  return (
    <Card pad={24}>
      <SectionHead
        title={t('legal')}
        note={t('legalNote')}
        {...(general.readiness !== 'DisableDetail' && {
          link: { href: `/${lang}/Influencer/signUpProfile`, label: t('edit') },
        })}
      />
      <KeyValues rows={rows} />
    </Card>
  )
}

function PublicFields({ general }: { general: General }) {
  const t = useText(profileText)
  const of = useFields()
  return (
    <>
      <TextField {...of('displayName', general.displayName)} label={t('displayName')} maxLength={60} required />
      <LatinNameField value={general.latinName} />
      <TextArea {...of('bio', general.bio)} label={t('bio')} help={t('bioHelp')} rows={4} maxLength={500} />
    </>
  )
}

/** Picture, name and bio, as brands see them. */
function PublicCard({ general }: { general: General }) {
  const t = useText(profileText)
  return (
    <Card pad={24}>
      <SectionHead title={t('public')} />
      <PictureForm name={general.displayName} url={general.avatarUrl} />
      <ActionForm
        intent="public"
        labels={{ displayName: t('displayName'), latinName: t('latinName'), bio: t('bio') }}
        className="mt-6 grid gap-5"
      >
        <PublicFields general={general} />
        <SubmitButton busyLabel={t('saving')} className="justify-self-start">
          {t('save')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

export default function InfluencerAccount() {
  const t = useText(profileText)
  const data = useLoaderData<typeof loader>()
  const { general, contacts, progress, now, saved: wasSaved, done, edit } = data
  const refused = refusalOf(useActionData())
  const editing = edit === 'public' || refused?.intent === 'public' || refused?.intent === 'picture'
  const takesJobs = progress.takesJobs && data.documents.tax.payeeClass !== null
  useRemoveSearchParam('saved')
  useRemoveSearchParam('done')
  return (
    <>
      <PageHead title={t('account')} />
      <div className="grid max-w-[720px] grid-cols-[minmax(0,1fr)] gap-6">
        {wasSaved && !refused && <Callout tone="positive">{t('saved')}</Callout>}
        {done && done !== 'phoneLater' && !refused && <Callout tone="positive">{t(`done_${done}`)}</Callout>}
        {editing ? <PublicCard general={general} /> : <ProfileHead general={general} takesJobs={takesJobs} />}
        <AccountProgressCard general={general} progress={progress} />
        <ContactSection general={general} contacts={contacts} now={now} />
        <LegalCard general={general} />
        <DocumentsCard {...data.documents} />
        <MoneySection bank={data.bank} />
        <UseSection
          takesJobsFrom={general.takesJobsFrom}
          lang={data.lang}
          line={data.line}
          refCode={data.refCode}
          talentManager={data.talentManager}
        />
        <SecuritySection devices={data.devices} />
        <LeaveSection />
      </div>
    </>
  )
}
