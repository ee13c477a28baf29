import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { codesContract } from '../codes/contract.ts'
import { CODE_FORM } from '../components/code-form.tsx'
import { EntryFrame } from '../components/entry-frame.tsx'
import { phoneCode } from '../components/phone-code.ts'
import { PHONE_FORM, PhoneStep } from '../components/phone-step.tsx'
import { contactsContract } from '../contacts/contract.ts'
import { contactText } from '../text/index.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const call = pageCall(context)
  const [{ data: contacts }, { data: pending }] = await load(() =>
    Promise.all([
      call(contactsContract.contacts, { params: { id: viewer.uuid } }),
      call(codesContract.pendingInfluencerCode, { query: { purpose: 'verify_phone' } }),
    ]),
  )
  const { phone, phoneVerified: verified } = contacts
  return { phone, verified, code: verified ? null : phoneCode(pending, verified), now: now() }
}

const purpose = 'verify_phone'

export const action = defineActions({
  async send({ form, call, path }) {
    await call(codesContract.requestInfluencerCode, { body: { purpose, phone: field(form, 'phone') } })
    return path
  },
  async verify({ form, call, lang }) {
    const body = { purpose, phone: field(form, 'phone'), code: field(form, 'code') } as const
    await call(codesContract.verifyInfluencerCode, { body })
    return `/${lang}/Influencer/account?done=verified`
  },
})
export { clientAction } from '../../../web/client-action.ts'

/** The first mobile number of an account, then its code. */
export default function InfluencerVerifyPhone() {
  const t = useText(contactText)
  const lang = useLang()
  const { phone, verified, code, now } = useLoaderData<typeof loader>()
  const account = `/${lang}/Influencer/account`
  const act = verified ? (
    <ButtonLink href={`/${lang}/Influencer/changeMobilePhone`} variant="secondary" wide size="lg">
      {t('changeNumber')}
    </ButtonLink>
  ) : (
    <FormButton of={code ? CODE_FORM : PHONE_FORM} wide size="lg">
      {t(code ? 'next' : 'sendCode')}
    </FormButton>
  )
  return (
    <EntryFrame
      back={{ href: account, label: t('back') }}
      title={t('verifyTitle')}
      heading={t('verifyHead')}
      note={t('verifyNote')}
      act={act}
    >
      <PhoneStep phone={phone} verified={verified} code={code} now={now} footActs />
    </EntryFrame>
  )
}
