import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { CONTACTS } from '../contacts/contract.ts'
import { contactText } from '../text/index.ts'
import { AuthFrame } from './auth-frame.tsx'
import { CODE_FORM } from './code-form.tsx'
import { CODES, type ContactRole } from './contact-flow.ts'
import { phoneCode } from './phone-code.ts'
import { PHONE_FORM, PhoneStep } from './phone-step.tsx'

export const verifyLoader =
  (role: ContactRole) =>
  async ({ context }: LoaderFunctionArgs) => {
    const { viewer, now } = context.get(pageContext)
    const call = pageCall(context)
    const [{ data: contacts }, { data: pending }] = await load(() =>
      Promise.all([
        call(CONTACTS[role].contacts, { params: { id: viewer.uuid } }),
        call(CODES[role].pending, { query: { purpose: 'verify_phone' } }),
      ]),
    )
    const { phone, phoneVerified: verified } = contacts
    return { role, phone, verified, code: verified ? null : phoneCode(pending, verified), now: now() }
  }

type VerifyData = Awaited<ReturnType<ReturnType<typeof verifyLoader>>>

const purpose = 'verify_phone'

export const verifyAction = (role: ContactRole) =>
  defineActions({
    async send({ form, call, path }) {
      await call(CODES[role].request, { body: { purpose, phone: field(form, 'phone') } })
      return path
    },
    async verify({ form, call, lang }) {
      const body = { purpose, phone: field(form, 'phone'), code: field(form, 'code') } as const
      await call(CODES[role].verify, { body })
      return `/${lang}/${ROLE_PATH[role]}/account?done=verified`
    },
  })

/** Adds the first mobile number of an account: the number, then its code. */
export function VerifyPhonePage() {
  const t = useText(contactText)
  const lang = useLang()
  const { role, phone, verified, code, now } = useLoaderData<VerifyData>()
  const side = `/${lang}/${ROLE_PATH[role]}`
  const act = verified ? (
    <ButtonLink href={`${side}/changeMobilePhone`} variant="secondary" wide size="lg">
      {t('changeNumber')}
    </ButtonLink>
  ) : (
    <FormButton of={code ? CODE_FORM : PHONE_FORM} wide size="lg">
      {t(code ? 'next' : 'sendCode')}
    </FormButton>
  )
  return (
    <AuthFrame
      back={{ href: `${side}/account`, label: t('back') }}
      title={t('verifyTitle')}
      heading={t('verifyHead')}
      note={t(role === 'marketer' ? 'verifyNoteBrand' : 'verifyNote')}
      act={act}
    >
      <PhoneStep phone={phone} verified={verified} code={code} now={now} />
    </AuthFrame>
  )
}
