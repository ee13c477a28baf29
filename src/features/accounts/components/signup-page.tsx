import { useEffect } from 'react'
import { useLoaderData, useSearchParams } from 'react-router'
import { ROLE_PATH } from '../../../core/role-path.ts'
import { foreignLang } from '../../../core/thai/script.ts'
import { formatBahtShort } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout, ErrorNote } from '../../../ui/callout.tsx'
import { FormButton, useOtherError } from '../../../web/action-form.tsx'
import { CampaignCover, useTitle } from '../../campaigns/components/campaign-cover.tsx'
import type { SignUpRole, SignUpStep } from '../rules/sign-up.ts'
import { authText } from '../text/index.ts'
import { AuthFrame } from './auth-frame.tsx'
import { lengthOf, SentTo } from './code-form.tsx'
import type { SignupData } from './signup-flow.ts'
import { ChannelStep, CodeStep, ConsentForm, EmailForm, PasswordStep, PlaceStep, PriceStep } from './signup-steps.tsx'

const STEPS = {
  consent: ConsentForm,
  channel: ChannelStep,
  price: PriceStep,
  location: PlaceStep,
  email: EmailForm,
  code: CodeStep,
  password: PasswordStep,
}
const INTENTS = {
  consent: 'consent',
  channel: 'channel',
  price: '',
  location: 'place',
  email: 'send',
  code: 'verify',
  password: 'create',
} as const satisfies Record<SignUpStep, string>
/** Forms of a step other than its main form. */
const OTHERS: Partial<Record<SignUpStep, string>> = { code: 'send', channel: 'skip', consent: 'line', email: 'line' }

/** Puts the step into the URL, so that Back on a phone leads to the previous step instead of leaving the sign-up. */
function useStepAddress({ requestedStep, step }: SignupData): void {
  const [, setQuery] = useSearchParams()
  useEffect(() => {
    if (requestedStep) return
    setQuery(
      (query) => {
        query.set('step', step)
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  }, [requestedStep, step, setQuery])
}

/** The job that the visitor came from. */
function JobBanner({ job }: { job: NonNullable<SignupData['job']> }) {
  const t = useText(authText)
  const lang = useLang()
  const title = useTitle()(job)
  return (
    <div className="mb-5 flex items-center gap-3 rounded-card bg-sunken p-3">
      <span className="relative block size-11 shrink-0 overflow-hidden rounded-field bg-surface-2">
        <CampaignCover of={job} alt="" />
      </span>
      <p className="min-w-0 flex-1 text-sm">
        <span className="flex gap-2 font-semibold">
          <span className="truncate" lang={foreignLang(title, lang)}>
            {title}
          </span>
          <span className="nb ml-auto">{formatBahtShort(job.price)}</span>
        </span>
        <span className="block text-xs text-ink-2">{t('thenJob')}</span>
      </p>
    </div>
  )
}

function Note({ role, flow }: { role: SignUpRole; flow: SignupData }) {
  const t = useText(authText)
  const path = `/${useLang()}/${ROLE_PATH[role]}/signup`
  if (flow.step === 'code')
    return (
      <>
        <p>{t('codeSent')}</p>
        <SentTo address={flow.email} changeHref={`${path}?step=email`} />
      </>
    )
  if (flow.step === 'password') return null
  if (flow.step === 'email' && flow.line) return t('emailNoteWithLine')
  return t(`${flow.step}Note`)
}

/** Explains that an account created with LINE logs in with LINE. */
function LineNote({ flow: { line, step } }: { flow: SignupData }) {
  const t = useText(authText)
  if (!line) return null
  return (
    <div className="mb-5">
      <Callout
        tone="info"
        icon="line-logo-fill"
        title={line.name ? t('lineIs', { name: line.name }) : t('lineIsUnnamed')}
      >
        {t(step === 'password' ? 'lineIsNote' : 'lineEmailNote')}
      </Callout>
    </div>
  )
}

function Act({ flow }: { flow: SignupData }) {
  const t = useText(authText)
  const lang = useLang()
  const { step } = flow
  if (step === 'price')
    return (
      <ButtonLink href={`/${lang}/Influencer/signup?step=${flow.reached}`} wide size="lg">
        {t('keepPrice')}
      </ButtonLink>
    )
  const act = {
    consent: t('continue'),
    channel: t('seeEstimate'),
    location: t('continue'),
    email: t('sendCode'),
    code: t('verify'),
    password: t('createAccount'),
  }
  const doing = {
    consent: t('saving'),
    channel: t('estimating'),
    location: t('saving'),
    email: t('sending'),
    code: t('checking'),
    password: t('creating'),
  }
  return (
    <FormButton of={{ intent: INTENTS[step] }} wide size="lg" busyLabel={doing[step]}>
      {act[step]}
    </FormButton>
  )
}

export function SignupPage({ role }: { role: SignUpRole }) {
  const t = useText(authText)
  const lang = useLang()
  const flow = useLoaderData<SignupData>()
  const { step, before } = flow
  useStepAddress(flow)
  // The server may have returned to an earlier step, which does not contain the form of the error.
  const stopped = useOtherError([INTENTS[step], OTHERS[step] ?? ''])
  const path = `/${lang}/${ROLE_PATH[role]}`
  const Step = STEPS[step]
  return (
    <AuthFrame
      back={{ href: before ? `${path}/signup?step=${before}` : path, label: t('back') }}
      title={t(role === 'influencer' ? 'signupInfluencer' : 'signupMarketer')}
      step={flow.count}
      heading={step === 'code' ? t('codeTitle', { n: lengthOf(flow.code) }) : t(`${step}Title`)}
      note={<Note role={role} flow={flow} />}
      above={flow.job && step !== 'price' && <JobBanner job={flow.job} />}
      actFollows={step === 'consent' || step === 'password'}
      act={<Act flow={flow} />}
    >
      {flow.referrer && step !== 'price' && (
        <div className="mb-5">
          <Callout tone="info" icon="user-plus" title={t('invitedBy', { name: flow.referrer })}>
            {t('invitedByNote')}
          </Callout>
        </div>
      )}
      <LineNote flow={flow} />
      {stopped && <ErrorNote>{stopped.message}</ErrorNote>}
      <Step role={role} flow={flow} />
    </AuthFrame>
  )
}
