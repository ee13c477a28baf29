import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { formatDate } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { submit } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { PublicBrandFields, QuestionFields, TaxFields, useBrandNames } from '../components/brand-fields.tsx'
import { brandBody } from '../components/brand-flow.ts'
import { FormProblem } from '../components/form-problem.tsx'
import { phoneCode } from '../components/phone-code.ts'
import { PhoneStep } from '../components/phone-step.tsx'
import { PictureForm } from '../components/picture-form.tsx'
import { codesContract } from '../contract-codes.ts'
import { type MarketerView, marketerContract } from '../contract-marketer.ts'
import { profileText } from '../text/index.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const [{ data: brand }, { data: pending }] = await load(() =>
    Promise.all([
      call(marketerContract.marketerProfile),
      call(codesContract.pendingMarketerCode, { query: { purpose: 'verify_phone' } }),
    ]),
  )
  const saved = new URL(request.url).searchParams.has('saved')
  return { brand, saved, code: phoneCode(pending, brand.phoneVerified), now: context.get(pageContext).now() }
}

export function action(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  const page = `/${lang}/Marketer/account`
  return submit(args, async (form, call, intent) => {
    const phone = field(form, 'phone')
    const purpose = 'verify_phone' as const
    if (intent === 'send') {
      await call(codesContract.requestMarketerCode, { body: { purpose, phone } })
      return page
    }
    if (intent === 'verify')
      await call(codesContract.verifyMarketerCode, { body: { purpose, phone, code: field(form, 'code') } })
    else if (intent === 'picture') {
      const file = await fileField(form, 'file')
      await call(marketerContract.uploadMarketerImage, { params: { id: viewer.uuid }, ...(file && { file }) })
    } else await call(marketerContract.updateMarketerProfile, { body: brandBody(form) })
    return `${page}?saved=1`
  })
}

function LoginCard({ brand }: { brand: MarketerView }) {
  const t = useText(profileText)
  const lang = useLang()
  const contract = brand.contractEndsAt
  return (
    <>
      <KeyValues
        rows={[
          { label: t('email'), value: brand.email },
          ...(contract ? [{ label: t('contract'), value: formatDate(lang, contract) }] : []),
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink href={`/${lang}/Marketer/changePassword`} variant="secondary" size="sm">
          {t('changePassword')}
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
  const { brand, saved, code, now } = useLoaderData<typeof loader>()
  const state = refusalOf(useActionData())
  const { state: moving, formData } = useNavigation()
  const doing = moving === 'submitting' ? formData?.get('intent') : null
  const profile = state?.intent === 'profile' ? state : undefined
  const phone = state?.intent === 'send' || state?.intent === 'verify' ? state : undefined
  const names = useBrandNames()
  useShownOnce('saved')
  return (
    <>
      <PageHead title={t('account')} note={t('accountNoteBrand')} />
      <div className="grid max-w-[820px] gap-5">
        {saved && !state && <Callout tone="positive">{t('saved')}</Callout>}
        <FormProblem state={profile} names={names} />
        <Card pad={24}>
          <PictureForm
            name={brand.brandName}
            url={brand.avatarUrl}
            busy={doing === 'picture'}
            error={state?.intent === 'picture' ? state.error.message : undefined}
          />
        </Card>
        <Form method="post" className="grid gap-5">
          <Card pad={24} as="div">
            <SectionHead title={t('publicBrand')} />
            <PublicBrandFields brand={brand} state={profile} />
          </Card>
          <Card pad={24} as="div">
            <SectionHead title={t('taxParty')} note={t('taxPartyNote')} />
            <TaxFields brand={brand} state={profile} />
          </Card>
          <Card pad={24} as="div">
            <SectionHead title={t('questions')} note={t('questionsNote')} />
            <QuestionFields brand={brand} state={profile} />
          </Card>
          <Button
            name="intent"
            value="profile"
            busy={doing === 'profile'}
            busyLabel={t('saving')}
            className="justify-self-start"
          >
            {t('save')}
          </Button>
        </Form>
        <Card pad={24}>
          <SectionHead title={t('phone')} />
          <FormProblem state={phone?.intent === 'send' ? phone : undefined} names={{ phone: t('phone') }} />
          <PhoneStep
            phone={brand.phone}
            verified={brand.phoneVerified}
            code={code}
            now={now}
            state={phone}
            busy={doing === 'send' || doing === 'verify'}
          />
        </Card>
        <Card pad={24}>
          <SectionHead title={t('email')} />
          <LoginCard brand={brand} />
        </Card>
      </div>
    </>
  )
}
