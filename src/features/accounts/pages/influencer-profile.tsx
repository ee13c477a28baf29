import { useLoaderData } from 'react-router'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, FormButton, useFields } from '../../../web/action-form.tsx'
import { DocumentsCard } from '../../attachments/components/documents-card.tsx'
import { LockedNote } from '../components/account-progress.tsx'
import { AddressFields } from '../components/address-fields.tsx'
import { CODE_FORM } from '../components/code-form.tsx'
import { InterestChips } from '../components/interest-chips.tsx'
import { PersonStep } from '../components/person-step.tsx'
import { PHONE_FORM, PhoneStep } from '../components/phone-step.tsx'
import { type ProfileData, profileAction, profileLoader } from '../components/profile-flow.ts'
import { PROFILE_STEPS } from '../rules/profile-steps.ts'
import { profileText } from '../text/index.ts'

export const loader = profileLoader
export const action = profileAction
export { clientAction } from '../../../web/client-action.ts'

interface StepProps {
  flow: ProfileData
}

/** While an operator reviews the details, only other fields can be edited. */
const isLocked = ({ readiness }: ProfileData['general']): boolean => readiness === 'DisableDetail'

/** Recipient at a separate delivery address. */
function RecipientFields({ general }: { general: ProfileData['general'] }) {
  const t = useText(profileText)
  const field = useFields()
  const { recipient = null, phone = null } = general.shippingAddress ?? {}
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field('shippingAddress.recipient', recipient)}
        label={t('recipient')}
        labelNote={t('optional')}
        help={t('recipientHelp')}
        autoComplete="shipping name"
        maxLength={120}
      />
      <TextField
        {...field('shippingAddress.phone', phone && mobileForPeople(phone))}
        label={t('recipientPhone')}
        labelNote={t('optional')}
        help={t('recipientPhoneHelp')}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
      />
    </div>
  )
}

function AddressParts({ flow: { general } }: StepProps) {
  const t = useText(profileText)
  const field = useFields()
  const shipping = field('shipping', general.shippingAddress ? 'other' : 'same')
  return (
    <>
      {isLocked(general) ? <LockedNote /> : <AddressFields group="address" value={general.address} required />}
      {/* The radio buttons show or hide the fields of the other address with CSS, so this works without JavaScript. */}
      <div className="group grid gap-6">
        <RadioCards
          {...shipping}
          legend={t('shipping')}
          options={[
            { value: 'same', title: t('shippingSame'), note: t('shippingNote') },
            { value: 'other', title: t('shippingOther') },
          ]}
        />
        <div className="hidden gap-5 group-has-[input[value=other]:checked]:grid">
          <AddressFields group="shippingAddress" value={general.shippingAddress} />
          <RecipientFields general={general} />
        </div>
      </div>
    </>
  )
}

function AddressStep({ flow }: StepProps) {
  const t = useText(profileText)
  const labels = {
    'address.postcode': t('postcode'),
    'address.province': t('province'),
    'shippingAddress.line': t('line'),
    'shippingAddress.postcode': t('postcode'),
    'shippingAddress.phone': t('recipientPhone'),
  }
  return (
    <ActionForm intent="address" labels={labels} className="grid gap-6">
      <AddressParts flow={flow} />
    </ActionForm>
  )
}

function TopicsFields({ flow: { general } }: StepProps) {
  const t = useText(profileText)
  const field = useFields()
  const { id, error } = field('interests')
  return (
    <>
      <InterestChips
        id={id}
        legend={t('interests')}
        help={t('interestsHelp')}
        chosen={general.interests}
        error={error}
      />
      <TextArea
        {...field('bio', general.bio)}
        label={t('bio')}
        labelNote={t('optional')}
        help={t('bioHelp')}
        rows={4}
        maxLength={500}
      />
    </>
  )
}

function TopicsStep({ flow }: StepProps) {
  const t = useText(profileText)
  return (
    <ActionForm intent="topics" labels={{ interests: t('interests') }} className="grid gap-6">
      <TopicsFields flow={flow} />
    </ActionForm>
  )
}

const TITLES = {
  person: 'stepPerson',
  phone: 'stepPhone',
  address: 'stepAddress',
  topics: 'stepTopics',
  documents: 'stepDocuments',
} as const

interface ActProps extends StepProps {
  page: string
}

/** The buttons of the phone screen: send the code, confirm it, or skip the step. */
function PhoneAct({ flow, page }: ActProps) {
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
      <FormButton of={sent ? CODE_FORM : PHONE_FORM} wide size="lg" busyLabel={t(sent ? 'checking' : 'sending')}>
        {t(sent ? 'confirmCode' : 'phoneCode')}
      </FormButton>
      <ButtonLink href={next} variant="text" wide>
        {t('later')}
      </ButtonLink>
    </div>
  )
}

/** Documents are uploaded one by one above this button; they can also be added later in the profile. */
function DocumentsAct({ flow: { documents } }: StepProps) {
  const t = useText(profileText)
  const lang = useLang()
  const isSent = (kind: string) => documents?.attachments.some((one) => one.kind === kind && one.status !== 'reject')
  const complete = documents?.needed.every(isSent) ?? false
  return (
    <ButtonLink
      href={`/${lang}/Influencer/account?saved=1`}
      variant={complete ? 'primary' : 'secondary'}
      wide
      size="lg"
    >
      {t(complete ? 'finish' : 'later')}
    </ButtonLink>
  )
}

function StepAct(props: ActProps) {
  const t = useText(profileText)
  const { flow } = props
  if (flow.step === 'phone') return <PhoneAct {...props} />
  if (flow.step === 'documents') return <DocumentsAct flow={flow} />
  if (flow.step === 'person' && isLocked(flow.general))
    return (
      <ButtonLink href={`${props.page}?step=phone`} wide size="lg">
        {t('continue')}
      </ButtonLink>
    )
  return (
    <FormButton of={{ intent: flow.step }} wide size="lg" busyLabel={t('saving')}>
      {t('continue')}
    </FormButton>
  )
}

/** The influencer's profile in several screens, each with its own form. */
export default function InfluencerProfile() {
  const t = useText(profileText)
  const lang = useLang()
  const flow = useLoaderData<ProfileData>()
  const page = `/${lang}/Influencer/signUpProfile`
  const n = PROFILE_STEPS.indexOf(flow.step) + 1
  const before = PROFILE_STEPS[n - 2]
  const label = t('step', { n, total: PROFILE_STEPS.length })
  return (
    <FormFlow
      back={{ href: before ? `${page}?step=${before}` : `/${lang}/Influencer/account`, label: t('back') }}
      title={t('account')}
      steps={{ current: n, total: PROFILE_STEPS.length, label }}
      act={<StepAct flow={flow} page={page} />}
    >
      <p className="text-sm text-ink-2" aria-hidden="true">
        {label}
      </p>
      <h2 className="mb-6 text-2xl">{t(TITLES[flow.step])}</h2>
      {flow.step === 'person' && (isLocked(flow.general) ? <LockedNote /> : <PersonStep flow={flow} />)}
      {flow.step === 'phone' && (
        <PhoneStep phone={flow.general.phone} verified={flow.general.phoneVerified} code={flow.code} now={flow.now} />
      )}
      {flow.step === 'address' && <AddressStep flow={flow} />}
      {flow.step === 'topics' && <TopicsStep flow={flow} />}
      {flow.documents && <DocumentsCard {...flow.documents} />}
    </FormFlow>
  )
}
