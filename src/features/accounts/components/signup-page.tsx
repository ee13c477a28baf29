import { useLoaderData } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, FormButton, useFields, useOtherError } from '../../../web/action-form.tsx'
import type { SignUpRole } from '../rules/sign-up.ts'
import { entryText } from '../text/index.ts'
import { CodeForm, lengthOf, ResendForm, SentTo } from './code-form.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { EntryFrame } from './entry-frame.tsx'
import type { SignupData } from './signup-flow.ts'

interface StepProps {
  role: SignUpRole
  flow: SignupData
}

function ConsentFields({ flow }: StepProps) {
  const t = useText(entryText)
  const field = useFields()
  const { id, error } = field('refCode')
  return (
    <>
      <ConsentBoxes llm />
      <TextField
        {...field('invite', flow.refCode)}
        id={id}
        error={error}
        label={t('refCode')}
        labelNote={t('optional')}
        help={t(flow.brokenLink ? 'refLinkBroken' : 'refCodeHelp')}
        autoCapitalize="characters"
      />
    </>
  )
}

function ConsentForm(props: StepProps) {
  const t = useText(entryText)
  const labels = { refCode: t('refCode'), terms: t('consentTerms'), PRIVACY_POLICY: t('consentPrivacy') }
  return (
    <ActionForm intent="consent" labels={labels} className="grid gap-5">
      <ConsentFields {...props} />
    </ActionForm>
  )
}

function EmailField({ email }: { email: string }) {
  const t = useText(entryText)
  const field = useFields()
  return (
    <TextField
      {...field('email', email)}
      type="email"
      inputMode="email"
      autoComplete="email"
      label={t('email')}
      help={t('emailHelp')}
      required
    />
  )
}

function EmailForm({ role, flow }: StepProps) {
  const t = useText(entryText)
  const lang = useLang()
  const path = ROLE_PATH[role]
  return (
    <>
      <ActionForm intent="send" labels={{ email: t('email') }}>
        <EmailField email={flow.email} />
      </ActionForm>
      <p className="mt-6 text-sm text-ink-2">
        {t('haveAccount')}{' '}
        <TextLink href={`/${lang}/${path}/login`} className="hit inline-block">
          {t('logIn')}
        </TextLink>
      </p>
    </>
  )
}

function CodeStep({ flow }: StepProps) {
  const hidden = { email: flow.email }
  return (
    <>
      <CodeForm code={flow.code} now={flow.now} hidden={hidden} />
      <ResendForm hidden={hidden} code={flow.code} now={flow.now} />
    </>
  )
}

function KindCards() {
  const t = useText(entryText)
  const field = useFields()
  return (
    <RadioCards
      {...field('kind', 'brand')}
      legend={t('kind')}
      required
      options={[
        { value: 'brand', title: t('kindBrand'), note: t('kindBrandNote') },
        { value: 'agency', title: t('kindAgency'), note: t('kindAgencyNote') },
        { value: 'individual', title: t('kindIndividual'), note: t('kindIndividualNote') },
      ]}
    />
  )
}

function PasswordFields({ role, flow }: StepProps) {
  const t = useText(entryText)
  const field = useFields()
  const name = role === 'influencer' ? ('displayName' as const) : ('brandName' as const)
  return (
    <>
      {/* Password managers keep the address beside the password. */}
      <input type="email" name="username" autoComplete="username" value={flow.email} readOnly hidden />
      {role === 'marketer' && <KindCards />}
      <TextField
        {...field(name)}
        label={t(name)}
        help={t(`${name}Help`)}
        autoComplete={role === 'influencer' ? 'nickname' : 'organization'}
        required
        maxLength={role === 'influencer' ? 60 : 80}
      />
      <PasswordField
        {...field('password')}
        label={t('password')}
        help={t('passwordHelp')}
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        autoComplete="new-password"
        required
      />
      {role === 'marketer' && <ConsentBoxes llm={false} />}
    </>
  )
}

function PasswordStep(props: StepProps) {
  const t = useText(entryText)
  const labels = {
    displayName: t('displayName'),
    brandName: t('brandName'),
    password: t('password'),
    terms: t('consentTerms'),
    PRIVACY_POLICY: t('consentPrivacy'),
  }
  return (
    <ActionForm intent="create" labels={labels} className="grid gap-5">
      <PasswordFields {...props} />
    </ActionForm>
  )
}

const STEPS = { consent: ConsentForm, email: EmailForm, code: CodeStep, password: PasswordStep }
const INTENTS = { consent: 'consent', email: 'send', code: 'verify', password: 'create' } as const

export function SignupPage({ role }: { role: SignUpRole }) {
  const t = useText(entryText)
  const lang = useLang()
  const flow = useLoaderData<SignupData>()
  const intent = INTENTS[flow.step]
  // The server may have gone back to an earlier step.
  const stopped = useOtherError(flow.step === 'code' ? [intent, 'send'] : [intent])
  const path = `/${lang}/${ROLE_PATH[role]}`
  const Step = STEPS[flow.step]
  const act = { consent: t('continue'), email: t('sendCode'), code: t('verify'), password: t('createAccount') }
  const doing = { consent: t('saving'), email: t('sending'), code: t('checking'), password: t('creating') }
  return (
    <EntryFrame
      // The step before, not the page before: what was typed is kept.
      back={{ href: flow.before ? `${path}/signup?step=${flow.before}` : path, label: t('back') }}
      title={t(role === 'influencer' ? 'signupInfluencer' : 'signupMarketer')}
      step={{ n: flow.n, total: flow.total }}
      heading={flow.step === 'code' ? t('codeTitle', { n: lengthOf(flow.code) }) : t(`${flow.step}Title`)}
      note={
        flow.step === 'consent' ? (
          t('consentNote')
        ) : flow.step === 'email' ? (
          t('emailNote')
        ) : flow.step === 'code' ? (
          <>
            <p>{t('codeSent')}</p>
            <SentTo address={flow.email} changeHref={`${path}/signup?step=email`} />
          </>
        ) : undefined
      }
      actFollows={flow.step === 'consent' || flow.step === 'password'}
      act={
        <FormButton of={{ intent }} wide size="lg" busyLabel={doing[flow.step]}>
          {act[flow.step]}
        </FormButton>
      }
    >
      {flow.referrer && (
        <div className="mb-5">
          <Callout tone="info" icon="user-plus" title={t('invitedBy', { name: flow.referrer })}>
            {t('invitedByNote')}
          </Callout>
        </div>
      )}
      {stopped && (
        <div className="mb-5">
          <Callout tone="critical" role="alert">
            {stopped.message}
          </Callout>
        </div>
      )}
      <Step role={role} flow={flow} />
    </EntryFrame>
  )
}
