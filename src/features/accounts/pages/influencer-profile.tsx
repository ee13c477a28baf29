import { Form, useActionData, useLoaderData, useNavigation } from 'react-router'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FormState } from '../../../web/form-state.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { AddressFields } from '../components/address-fields.tsx'
import { FormProblem } from '../components/form-problem.tsx'
import { InterestChips } from '../components/interest-chips.tsx'
import { PersonStep } from '../components/person-step.tsx'
import { PhoneStep } from '../components/phone-step.tsx'
import { PROFILE_STEPS, type ProfileData, profileAction, profileLoader } from '../components/profile-flow.ts'
import { profileText } from '../text/index.ts'

export const loader = profileLoader
export const action = profileAction

interface StepProps {
  flow: ProfileData
  state: FormState | undefined
}

function AddressStep({ flow, state }: StepProps) {
  const t = useText(profileText)
  const { address, shippingAddress } = flow.general
  const other = state ? state.values.shipping === 'other' : shippingAddress !== null
  return (
    <Form id="step" method="post" className="grid gap-6">
      <AddressFields group="address" value={address} state={state} required />
      <RadioCards
        name="shipping"
        legend={t('shipping')}
        defaultValue={other ? 'other' : 'same'}
        options={[
          { value: 'same', title: t('shippingSame') },
          { value: 'other', title: t('shippingOther') },
        ]}
      />
      {/* Without script both addresses stand open; the choice above decides which one counts. */}
      <details open={other}>
        <summary className="mb-4 text-sm font-label text-action-text">{t('shippingOther')}</summary>
        <AddressFields group="shippingAddress" value={shippingAddress} state={state} />
      </details>
    </Form>
  )
}

function TopicsStep({ flow, state }: StepProps) {
  const t = useText(profileText)
  return (
    <Form id="step" method="post" className="grid gap-6">
      <InterestChips
        legend={t('interests')}
        help={t('interestsHelp')}
        chosen={flow.general.interests}
        error={state?.fields.interests}
      />
      <TextArea
        id="bio"
        name="bio"
        label={t('bio')}
        labelNote={t('optional')}
        help={t('bioHelp')}
        rows={4}
        maxLength={500}
        defaultValue={state?.values.bio ?? flow.general.bio}
        error={state?.fields.bio}
      />
    </Form>
  )
}

const TITLES = { person: 'stepPerson', phone: 'stepPhone', address: 'stepAddress', topics: 'stepTopics' } as const

interface ActProps extends StepProps {
  busy: boolean
  page: string
}

/** On the phone's screen: send the code, confirm it, or leave it for later. */
function PhoneAct({ flow, busy, page }: ActProps) {
  const t = useText(profileText)
  const next = `${page}?step=address`
  const sent = flow.code !== null
  if (flow.general.phoneVerified && !sent)
    return (
      <ButtonLink href={next} wide size="lg">
        {t('continue')}
      </ButtonLink>
    )
  return (
    <div className="grid gap-1.5">
      <Button
        form={sent ? 'code-form' : 'phone-form'}
        wide
        size="lg"
        busy={busy}
        busyLabel={t(sent ? 'checking' : 'sending')}
      >
        {t(sent ? 'confirmCode' : 'phoneCode')}
      </Button>
      <ButtonLink href={next} variant="text" wide>
        {t('later')}
      </ButtonLink>
    </div>
  )
}

function StepAct(props: ActProps) {
  const t = useText(profileText)
  const { flow, busy } = props
  if (flow.step === 'phone') return <PhoneAct {...props} />
  return (
    <Button form="step" wide size="lg" name="intent" value={flow.step} busy={busy} busyLabel={t('saving')}>
      {flow.step === 'topics' ? t('finish') : t('continue')}
    </Button>
  )
}

/** The creator's profile in four screens, each saved on its own. */
export default function InfluencerProfile() {
  const t = useText(profileText)
  const lang = useLang()
  const flow = useLoaderData<ProfileData>()
  const state = refusalOf(useActionData())
  const busy = useNavigation().state === 'submitting'
  const page = `/${lang}/Influencer/signUpProfile`
  const n = PROFILE_STEPS.indexOf(flow.step) + 1
  const before = PROFILE_STEPS[n - 2]
  const label = t('step', { n, total: PROFILE_STEPS.length })
  const names = {
    legalName: t('legalName'),
    nationalId: t('nationalId'),
    passportNo: t('passportNo'),
    workPermitNo: t('workPermitNo'),
    phone: t('phone'),
    interests: t('interests'),
    'address.postcode': t('postcode'),
    'address.province': t('province'),
  }
  return (
    <FormFlow
      back={{ href: before ? `${page}?step=${before}` : `/${lang}/Influencer/account`, label: t('back') }}
      title={t('account')}
      steps={{ current: n, total: PROFILE_STEPS.length, label }}
      act={<StepAct flow={flow} state={state} busy={busy} page={page} />}
    >
      <p className="text-sm text-ink-2" aria-hidden="true">
        {label}
      </p>
      <h2 className="mb-6 text-2xl">{t(TITLES[flow.step])}</h2>
      {state?.intent !== 'verify' && <FormProblem state={state} names={names} />}
      {flow.step === 'person' && <PersonStep flow={flow} state={state} />}
      {flow.step === 'phone' && (
        <PhoneStep
          phone={flow.general.phone}
          verified={flow.general.phoneVerified}
          code={flow.code}
          now={flow.now}
          state={state}
          busy={busy}
          footActs
        />
      )}
      {flow.step === 'address' && <AddressStep flow={flow} state={state} />}
      {flow.step === 'topics' && <TopicsStep flow={flow} state={state} />}
    </FormFlow>
  )
}
