import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { refusalOf } from '../../../web/form-state.ts'
import type { SignUpRole } from '../rules/sign-up.ts'
import { entryText } from '../text/index.ts'
import { CodeForm, lengthOf, ResendForm, SentTo } from './code-form.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { EntryFrame } from './entry-frame.tsx'
import { FormProblem } from './form-problem.tsx'
import type { SignupData } from './signup-flow.ts'

interface StepProps {
  role: SignUpRole
  flow: SignupData
  state: FormState | undefined
}

function ConsentForm({ flow, state }: StepProps) {
  const t = useText(entryText)
  return (
    <Form id="step" method="post" className="grid gap-5">
      <ConsentBoxes state={state} llm />
      <TextField
        id="refCode"
        name="invite"
        label={t('refCode')}
        labelNote={t('optional')}
        help={t('refCodeHelp')}
        autoCapitalize="characters"
        defaultValue={state?.values.invite ?? flow.refCode}
        error={state?.fields.refCode}
      />
    </Form>
  )
}

function EmailForm({ role, flow, state }: StepProps) {
  const t = useText(entryText)
  const lang = useLang()
  const path = ROLE_PATH[role]
  return (
    <>
      <Form id="step" method="post">
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('email')}
          help={t('emailHelp')}
          required
          defaultValue={state?.values.email ?? flow.email}
          error={state?.fields.email}
        />
      </Form>
      <p className="mt-6 text-sm text-ink-2">
        {t('haveAccount')}{' '}
        <TextLink href={`/${lang}/${path}/login`} className="hit inline-block">
          {t('logIn')}
        </TextLink>
      </p>
    </>
  )
}

function CodeStep({ flow, state }: StepProps) {
  const hidden = { email: flow.email }
  return (
    <>
      <CodeForm
        id="step"
        code={flow.code}
        state={state?.intent === 'verify' ? state : undefined}
        now={flow.now}
        hidden={hidden}
        intent="verify"
      />
      <ResendForm hidden={hidden} code={flow.code} now={flow.now} />
    </>
  )
}

function KindCards({ state }: Pick<StepProps, 'state'>) {
  const t = useText(entryText)
  return (
    <RadioCards
      name="kind"
      legend={t('kind')}
      required
      defaultValue={state?.values.kind ?? 'brand'}
      error={state?.fields.kind}
      options={[
        { value: 'brand', title: t('kindBrand'), note: t('kindBrandNote') },
        { value: 'agency', title: t('kindAgency'), note: t('kindAgencyNote') },
        { value: 'individual', title: t('kindIndividual'), note: t('kindIndividualNote') },
      ]}
    />
  )
}

function PasswordStep({ role, flow, state }: StepProps) {
  const t = useText(entryText)
  const name = role === 'influencer' ? ('displayName' as const) : ('brandName' as const)
  return (
    <Form id="step" method="post" className="grid gap-5">
      {/* Password managers keep the address beside the password. */}
      <input type="email" name="username" autoComplete="username" value={flow.email} readOnly hidden />
      {role === 'marketer' && <KindCards state={state} />}
      <TextField
        id={name}
        name={name}
        label={t(name)}
        help={t(`${name}Help`)}
        autoComplete={role === 'influencer' ? 'nickname' : 'organization'}
        required
        maxLength={role === 'influencer' ? 60 : 80}
        defaultValue={state?.values[name]}
        error={state?.fields[name]}
      />
      <PasswordField
        id="password"
        name="password"
        label={t('password')}
        help={t('passwordHelp')}
        showLabel={t('showPassword')}
        hideLabelText={t('hidePassword')}
        autoComplete="new-password"
        required
        error={state?.fields.password}
      />
      {role === 'marketer' && <ConsentBoxes state={state} llm={false} />}
    </Form>
  )
}

const STEPS = { consent: ConsentForm, email: EmailForm, code: CodeStep, password: PasswordStep }
const INTENTS = { consent: 'consent', email: 'send', code: 'verify', password: 'create' } as const

export function SignupPage({ role }: { role: SignUpRole }) {
  const t = useText(entryText)
  const lang = useLang()
  const flow = useLoaderData<SignupData>()
  const state = refusalOf(useActionData())
  const busy = useNavigation().state === 'submitting'
  const path = `/${lang}/${ROLE_PATH[role]}`
  const Step = STEPS[flow.step]
  const act = { consent: t('continue'), email: t('sendCode'), code: t('verify'), password: t('createAccount') }
  const doing = { consent: t('saving'), email: t('sending'), code: t('checking'), password: t('creating') }
  const names = {
    email: t('email'),
    password: t('password'),
    displayName: t('displayName'),
    brandName: t('brandName'),
    refCode: t('refCode'),
    terms: t('consentTerms'),
    PRIVACY_POLICY: t('consentPrivacy'),
  }
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
        <Button
          form="step"
          wide
          size="lg"
          name="intent"
          value={INTENTS[flow.step]}
          busy={busy}
          busyLabel={doing[flow.step]}
        >
          {act[flow.step]}
        </Button>
      }
    >
      {(state?.intent !== 'verify' || flow.step !== 'code') && <FormProblem state={state} names={names} />}
      <Step role={role} flow={flow} state={state} />
    </EntryFrame>
  )
}
