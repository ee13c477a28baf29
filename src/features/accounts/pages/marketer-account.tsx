import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, readQuery } from '../../../web/query.ts'
import { codesContract } from '../codes/contract.ts'
import {
  PublicMarketerFields,
  QuestionFields,
  TaxFields,
  useMarketerFieldNames,
} from '../components/marketer-fields.tsx'
import { marketerBody } from '../components/marketer-flow.ts'
import { phoneCode } from '../components/phone-code.ts'
import { PhoneStep } from '../components/phone-step.tsx'
import { PictureForm } from '../components/picture-form.tsx'
import { type MarketerView, marketerContract } from '../marketers/contract.ts'
import { profileText } from '../text/index.ts'

const zQuery = z.object({ saved: qFlag })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const [{ data: marketer }, { data: pending }] = await load(() =>
    Promise.all([
      call(marketerContract.marketerProfile),
      call(codesContract.pendingMarketerCode, { query: { purpose: 'verify_phone' } }),
    ]),
  )
  const { saved } = readQuery(url, zQuery)
  return { marketer, saved, code: phoneCode(pending, marketer.phoneVerified), now: context.get(pageContext).now() }
}

const savedPath = (path: string): string => pathWithQuery(path, { saved: true })
const purpose = 'verify_phone' as const

export const action = defineActions({
  async send({ form, call, path }) {
    await call(codesContract.requestMarketerCode, { body: { purpose, phone: field(form, 'phone') } })
    return path
  },
  async verify({ form, call, path }) {
    const body = { purpose, phone: field(form, 'phone'), code: field(form, 'code') }
    await call(codesContract.verifyMarketerCode, { body })
    return savedPath(path)
  },
  async picture({ form, call, viewer, path }) {
    const file = await fileField(form, 'file')
    await call(marketerContract.uploadMarketerImage, { params: { id: viewer.uuid }, ...(file && { file }) })
    return savedPath(path)
  },
  async profile({ form, call, path }) {
    await call(marketerContract.updateMarketerProfile, { body: marketerBody(form) })
    return savedPath(path)
  },
})
export { clientAction } from '../../../web/client-action.ts'

function LoginCard({ marketer }: { marketer: MarketerView }) {
  const t = useText(profileText)
  const lang = useLang()
  const contract = marketer.contractEndsAt
  return (
    <>
      <KeyValues
        rows={[
          { label: t('email'), value: marketer.email },
          ...(contract ? [{ label: t('contract'), value: formatDate(lang, contract) }] : []),
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink href={`/${lang}/Marketer/changePassword`} variant="secondary" size="sm">
          {t('changePassword')}
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
  const { marketer, saved, code, now } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  const names = useMarketerFieldNames()
  useShownOnce('saved')
  return (
    <>
      <PageHead title={t('account')} note={t('accountNoteBrand')} />
      <div className="grid max-w-[820px] gap-5">
        {saved && !refused && <Callout tone="positive">{t('saved')}</Callout>}
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
        <Card pad={24}>
          <SectionHead title={t('phone')} />
          <PhoneStep phone={marketer.phone} verified={marketer.phoneVerified} code={code} now={now} />
        </Card>
        <Card pad={24}>
          <SectionHead title={t('email')} />
          <LoginCard marketer={marketer} />
        </Card>
      </div>
    </>
  )
}
