import { useLoaderData } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { maskedMobile, mobileForPeople } from '../../../core/thai/phone.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, FormButton, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { contactText } from '../text/index.ts'
import { AuthFrame, type AuthFrameProps } from './auth-frame.tsx'
import { CodeForm, lengthOf, ResendForm } from './code-form.tsx'
import type { ContactData } from './contact-flow.ts'
import { PhoneField } from './phone-field.tsx'

interface Props {
  data: ContactData
}

const FORMS = { address: { intent: 'send' }, next: { intent: 'verify' }, current: { intent: 'confirm' } } as const
const STEPS = ['address', 'next', 'current'] as const

/** Back link, title and progress of a step. Going back keeps the entered values. */
function useFrame({ kind, role, step }: ContactData): Pick<AuthFrameProps, 'back' | 'title' | 'step'> {
  const t = useText(contactText)
  const lang = useLang()
  const side = `/${lang}/${ROLE_PATH[role]}`
  const page = `${side}/${kind === 'email' ? 'changeEmail' : 'changeMobilePhone'}`
  return {
    back: { href: step === 'address' ? `${side}/account` : `${page}?step=address`, label: t('back') },
    title: t(`${kind}Title`),
    step: { n: STEPS.indexOf(step) + 1, total: STEPS.length },
  }
}

function AddressField({ data: { kind, next } }: Props) {
  const t = useText(contactText)
  const field = useFields()
  if (kind === 'email')
    return (
      <TextField
        {...field('email', next?.to)}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('newEmail')}
        required
      />
    )
  return <PhoneField phone={next?.to ?? null} label={t('newPhone')} help={t('phoneHelp')} />
}

function AddressStep({ data }: Props) {
  const t = useText(contactText)
  const { kind, inUse, expired } = data
  const email = kind === 'email'
  return (
    <AuthFrame
      {...useFrame(data)}
      heading={t(email ? 'newEmailHead' : 'newPhoneHead')}
      note={t(email ? 'newEmailNote' : 'newPhoneNote', { current: email ? inUse : maskedMobile(inUse) })}
      act={
        <FormButton of={FORMS.address} wide size="lg">
          {t('sendCode')}
        </FormButton>
      }
    >
      {expired && (
        <div className="mb-5">
          <Callout tone="notice" role="alert">
            {t('expired')}
          </Callout>
        </div>
      )}
      <ActionForm {...FORMS.address} labels={{ email: t('newEmail'), phone: t('newPhone') }}>
        <AddressField data={data} />
      </ActionForm>
      <p className="mt-6 text-sm text-ink-2">{t('others')}</p>
    </AuthFrame>
  )
}

/** Shows the current and the new address. */
function FromTo({ data: { kind, inUse, next } }: Props) {
  const t = useText(contactText)
  const email = kind === 'email'
  const to = next?.to ?? ''
  return (
    <Card pad={16} as="div" className="mt-6 flex items-end gap-3 text-sm">
      <p className="min-w-0 flex-1">
        <span className="block text-xs text-ink-2">{t('from')}</span>
        <span className="block wrap-anywhere">{email ? inUse : maskedMobile(inUse)}</span>
      </p>
      <Icon name="arrow-right" className="mb-1 text-ink-2" />
      <p className="min-w-0 flex-1 text-right">
        <span className="block text-xs text-ink-2">{t('to')}</span>
        <strong className="block wrap-anywhere font-semibold">{email ? to : mobileForPeople(to)}</strong>
      </p>
    </Card>
  )
}

const Leave = () => {
  const t = useText(contactText)
  return (
    <div className="mt-4">
      <Callout tone="quiet" icon="envelope-open">
        {t('leave')}
      </Callout>
    </div>
  )
}

function NextStep({ data }: Props) {
  const t = useText(contactText)
  const { kind, next: code, now } = data
  const frame = useFrame(data)
  const to = code?.to ?? ''
  const hidden = { [kind]: to }
  return (
    <AuthFrame
      {...frame}
      heading={t(kind === 'email' ? 'nextEmailHead' : 'nextPhoneHead')}
      note={
        <p>
          {t('sentTo', { n: lengthOf(code), to: kind === 'email' ? to : mobileForPeople(to) })}{' '}
          <TextLink href={frame.back?.href ?? ''} className="hit inline-block">
            {t('changeAddress')}
          </TextLink>
        </p>
      }
      act={
        <FormButton of={FORMS.next} wide size="lg">
          {t('next')}
        </FormButton>
      }
    >
      <CodeForm code={code} now={now} hidden={hidden} intent="verify" />
      <ResendForm code={code} now={now} hidden={hidden} />
      <FromTo data={data} />
      <Leave />
    </AuthFrame>
  )
}

/** Link to the other way to confirm a new phone number. */
function OtherWay({ data: { byEmail } }: Props) {
  const t = useText(contactText)
  return (
    <div className="mt-4">
      <Callout
        tone={byEmail ? 'notice' : 'quiet'}
        icon="clock-countdown"
        title={byEmail ? undefined : t('lostQuestion')}
      >
        <p>{t('lostNote')}</p>
        <ActionForm intent="sendCurrent" target="other" hidden={{ by: byEmail ? 'phone' : 'email' }}>
          <SubmitButton variant="text" size="sm" className="-ml-3">
            {t(byEmail ? 'haveOld' : 'lostAct')}
          </SubmitButton>
        </ActionForm>
      </Callout>
    </div>
  )
}

const SIX = 6

/** Sends the code of the contact in use, takes it, or says that it was confirmed. */
function CurrentForm({ data: { current: code, byEmail, next, now } }: Props) {
  const t = useText(contactText)
  const hidden = { to: next?.to ?? '', ...(byEmail && { by: 'email' }) }
  if (code?.state === 'verified')
    return (
      <ActionForm {...FORMS.current} hidden={hidden}>
        <Callout tone="positive">{t('confirmed')}</Callout>
      </ActionForm>
    )
  if (code)
    return (
      <>
        <CodeForm code={code} now={now} hidden={hidden} intent="confirm" />
        <ResendForm code={code} now={now} intent="sendCurrent" hidden={hidden} />
      </>
    )
  return (
    <ActionForm intent="sendCurrent" hidden={hidden}>
      <SubmitButton wide size="lg">
        {t('sendCode')}
      </SubmitButton>
    </ActionForm>
  )
}

function CurrentStep({ data }: Props) {
  const t = useText(contactText)
  const { kind, current: code, byEmail, inUse, email } = data
  const verified = code?.state === 'verified'
  const heading = kind === 'email' ? 'currentEmailHead' : byEmail ? 'lostHead' : 'currentPhoneHead'
  const to = kind === 'phone' && !byEmail ? maskedMobile(inUse) : email
  return (
    <AuthFrame
      {...useFrame(data)}
      heading={t(heading)}
      note={<p>{t(code ? 'sentTo' : 'notSent', { n: code ? lengthOf(code) : SIX, to })}</p>}
      {...((code || verified) && {
        act: (
          <FormButton of={FORMS.current} wide size="lg">
            {t(kind === 'email' ? 'confirmEmail' : 'confirmPhone')}
          </FormButton>
        ),
      })}
    >
      <CurrentForm data={data} />
      <FromTo data={data} />
      {kind === 'phone' && !verified && <OtherWay data={data} />}
      {!verified && <Leave />}
    </AuthFrame>
  )
}

/** Changes the email address or mobile number: enter the new one, its code, then the code of the current one. */
export function ContactPage() {
  const data = useLoaderData<ContactData>()
  if (data.step === 'address') return <AddressStep data={data} />
  return data.step === 'next' ? <NextStep data={data} /> : <CurrentStep data={data} />
}
