import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { maskedMobile } from '../../../core/thai/phone.ts'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { useRemoveSearchParam } from '../../../ui/use-remove-search-param.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { fileField } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qFlag, readQuery } from '../../../web/query.ts'
import { lineContract } from '../../notifications/line/contract.ts'
import { CloseAccountLink, LanguageChoice, PhoneChangeNote } from '../components/account-sections.tsx'
import { ChangeableValue } from '../components/changeable-value.tsx'
import {
  PublicMarketerFields,
  QuestionFields,
  TaxFields,
  useMarketerFieldNames,
} from '../components/marketer-fields.tsx'
import { marketerBody } from '../components/marketer-flow.ts'
import { PictureForm } from '../components/picture-form.tsx'
import { type Contacts, contactsContract } from '../contacts/contract.ts'
import { type MarketerView, marketerContract } from '../marketers/contract.ts'
import { hubText, profileText } from '../text/index.ts'

/** What was just changed on a subpage; selects the success message. */
const DONE = ['email', 'phone', 'phoneLater', 'verified', 'language'] as const
const zQuery = z.object({ saved: qFlag, done: qChoice(DONE) })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const { viewer, now } = context.get(pageContext)
  const [{ data: marketer }, { data: contacts }, line] = await load(() =>
    Promise.all([
      call(marketerContract.marketerProfile),
      call(contactsContract.marketerContacts, { params: { id: viewer.uuid } }),
      call(lineContract.line),
    ]),
  )
  return { marketer, contacts, line: line.data.linked, ...readQuery(url, zQuery), now: now() }
}

const savedPath = (path: string): string => pathWithQuery(path, { saved: true })

export const action = defineActions({
  async cancelPhone({ call, viewer, path }) {
    await call(contactsContract.cancelMarketerPhoneChange, { params: { id: viewer.uuid } })
    return path
  },
  async picture({ form, call, viewer, path }) {
    const file = await fileField(form, 'file')
    await call(marketerContract.uploadMarketerImage, { params: { id: viewer.uuid }, ...(file && { file }) })
    return savedPath(path)
  },
  async language({ argument, call, path }) {
    const lang = argument === 'en' ? 'en' : 'th'
    await call(marketerContract.patchMarketerProfile, { body: { lang } })
    return pathWithQuery(path.replace(/^\/(th|en)/, `/${lang}`), { done: 'language' })
  },
  async profile({ form, call, path }) {
    await call(marketerContract.updateMarketerProfile, { body: marketerBody(form) })
    return savedPath(path)
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** Email and phone, each with a link to the page that changes it. */
function ContactCard({ contacts, now }: { contacts: Contacts; now: number }) {
  const t = useText(profileText)
  const hub = useText(hubText)
  const lang = useLang()
  const { email, phone, phoneVerified, phoneChange } = contacts
  const row = (label: string, value: string, page: string, act: string) => ({
    label,
    value: <ChangeableValue label={label} value={value} act={act} href={`/${lang}/Marketer/${page}`} />,
  })
  const mobile = phone ? maskedMobile(phone) : '-'
  return (
    <>
      <KeyValues
        rows={[
          row(t('email'), email, 'changeEmail', t('change')),
          phoneVerified
            ? row(t('phone'), mobile, 'changeMobilePhone', t('change'))
            : row(t('phone'), mobile, 'verifyMobilePhone', phone ? t('verify') : hub('add')),
          row(t('financeEmail'), t('financeEmailNote'), 'financeEmail', t('manage')),
        ]}
      />
      {phoneChange && <PhoneChangeNote change={phoneChange} now={now} />}
    </>
  )
}

/** Language of messages, LINE, and which messages are sent. */
function MessagesCard({ marketer, line }: { marketer: MarketerView; line: { name: string | null } | null }) {
  const t = useText(hubText)
  const lang = useLang()
  const state = line ? (line.name ? t('lineAs', { name: line.name }) : t('lineOn')) : t('lineOff')
  const link = (label: string, value: string, page: string, act: string) => ({
    label,
    value: <ChangeableValue label={label} value={value} act={act} href={`/${lang}/Marketer/${page}`} />,
  })
  return (
    <>
      <SectionHead title={t('messages')} />
      <KeyValues
        rows={[
          { label: t('language'), value: <LanguageChoice current={marketer.lang} /> },
          link(t('line'), state, 'lineNotification', t(line ? 'change' : 'add')),
        ]}
      />
      <div className="mt-4">
        <ButtonLink href={`/${lang}/Marketer/notification?tab=settings`} variant="secondary" size="sm">
          {t('notices')}
        </ButtonLink>
      </div>
    </>
  )
}

function LoginCard({ marketer }: { marketer: MarketerView }) {
  const t = useText(profileText)
  const lang = useLang()
  const contract = marketer.contractEndsAt
  return (
    <>
      {contract && <KeyValues rows={[{ label: t('contract'), value: formatDate(lang, contract) }]} />}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink href={`/${lang}/Marketer/changePassword`} variant="secondary" size="sm">
          {t('changePassword')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Marketer/twoStep`} variant="secondary" size="sm">
          {t('twoStep')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Marketer/personalData`} variant="secondary" size="sm">
          {t('personalData')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Marketer/acceptConsent`} variant="secondary" size="sm">
          {t('consents')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Marketer/sessions`} variant="secondary" size="sm">
          {t('sessions')}
        </ButtonLink>
      </div>
    </>
  )
}

export default function MarketerAccount() {
  const t = useText(profileText)
  const { marketer, contacts, line, saved, done, now } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  const names = useMarketerFieldNames()
  useRemoveSearchParam('saved')
  useRemoveSearchParam('done')
  return (
    <>
      <PageHead title={t('account')} note={t('accountNoteBrand')} />
      <div className="grid max-w-[820px] grid-cols-[minmax(0,1fr)] gap-5 xl:max-w-none xl:grid-cols-[minmax(0,820px)_400px] xl:items-start xl:gap-6">
        <div className="grid min-w-0 gap-5">
          {saved && !refused && <Callout tone="positive">{t('saved')}</Callout>}
          {done && done !== 'phoneLater' && !refused && <Callout tone="positive">{t(`done_${done}`)}</Callout>}
          <Card pad={24}>
            <PictureForm name={marketer.brandName} url={marketer.avatarUrl} />
          </Card>
          <ActionForm intent="profile" labels={names} className="grid gap-5">
            <Card pad={24} as="div">
              <SectionHead title={t('publicBrand')} />
              <PublicMarketerFields marketer={marketer} />
            </Card>
            <Card pad={24} as="div">
              <SectionHead title={t('taxParty')} note={t('taxPartyNote')} />
              <TaxFields marketer={marketer} />
            </Card>
            <Card pad={24} as="div">
              <SectionHead title={t('questions')} note={t('questionsNote')} />
              <QuestionFields marketer={marketer} />
            </Card>
            <SubmitButton busyLabel={t('saving')} className="justify-self-start">
              {t('save')}
            </SubmitButton>
          </ActionForm>
        </div>
        <div className="grid min-w-0 gap-5">
          <Card pad={24}>
            <SectionHead title={t('contacts')} />
            <ContactCard contacts={contacts} now={now} />
          </Card>
          <Card pad={24}>
            <MessagesCard marketer={marketer} line={line} />
          </Card>
          <Card pad={24}>
            <SectionHead title={t('accountLogin')} />
            <LoginCard marketer={marketer} />
          </Card>
          <CloseAccountLink role="marketer" />
        </div>
      </div>
    </>
  )
}
