import { ROLE_PATH } from '../../../core/role-path.ts'
import { listProvinces } from '../../../core/thai/provinces.ts'
import { formatBahtShort, formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, SubmitButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { EstimateView } from '../../channels/components/estimate-view.tsx'
import { PlatformTiles } from '../../channels/components/platform-tiles.tsx'
import type { SignUpRole } from '../rules/sign-up.ts'
import { authText } from '../text/index.ts'
import { ChangeableValue } from './changeable-value.tsx'
import { CodeForm, ResendForm } from './code-form.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { LineButton } from './line-button.tsx'
import type { SignupData } from './signup-flow.ts'

export interface StepProps {
  role: SignUpRole
  flow: SignupData
}

function ConsentFields({ flow }: StepProps) {
  return (
    <>
      <ConsentBoxes llm />
      <InviteField flow={flow} />
    </>
  )
}

function InviteField({ flow }: { flow: SignupData }) {
  const t = useText(authText)
  const field = useFields()
  const { id, error } = field('refCode')
  return (
    <TextField
      {...field('invite', flow.refCode)}
      id={id}
      error={error}
      label={t('refCode')}
      labelNote={t('optional')}
      help={t(flow.brokenLink ? 'refLinkBroken' : 'refCodeHelp')}
      autoCapitalize="characters"
    />
  )
}

/** LINE as an alternative to email and password. */
function LineWay({ flow }: { flow: SignupData }) {
  const t = useText(authText)
  const lang = useLang()
  if (!flow.lineLogin) return null
  return <LineButton next={flow.next && `/${lang}${flow.next}`}>{t('lineSignUp')}</LineButton>
}

export function ConsentForm(props: StepProps) {
  const t = useText(authText)
  const labels = { refCode: t('refCode'), terms: t('consentTerms'), PRIVACY_POLICY: t('consentPrivacy') }
  return (
    <ActionForm intent="consent" labels={labels} className="grid gap-5">
      <ConsentFields {...props} />
    </ActionForm>
  )
}

/** URL of the login, with the same redirect afterwards. */
export const loginPath = (lang: string, role: string, next: string | null): string =>
  pathWithQuery(`/${lang}/${role}/login`, { next: next && `/${lang}${next}` })

function ChannelFields({ flow }: { flow: SignupData }) {
  const t = useText(authText)
  const field = useFields()
  const { values } = useActionState({ intent: 'channel' })
  return (
    <>
      <PlatformTiles
        legend={t('platform')}
        chosen={values.type ?? flow.channel?.type ?? flow.typed?.type ?? 'TIKTOK'}
        // Facebook profiles can be added after the sign-up; brands usually hire Pages.
        shown={(type) => type !== 'FACEBOOK_PROFILE'}
        noteOf={(type) => t('followersFrom', { n: formatNumber(flow.followersMin[type] ?? 0) })}
      />
      <TextField
        {...field('url', flow.channel?.url ?? flow.typed?.url)}
        label={t('channelLink')}
        help={t('channelLinkHelp')}
        required
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="url"
      />
    </>
  )
}

/** Selects a platform and names a channel; the channel is connected later. */
export function ChannelStep({ flow }: StepProps) {
  const t = useText(authText)
  return (
    <>
      <ActionForm intent="channel" labels={{ url: t('channelLink') }} className="grid gap-5">
        <ChannelFields flow={flow} />
      </ActionForm>
      <ActionForm intent="skip" className="mt-4">
        <SubmitButton variant="text" className="-ml-3">
          {t('skipChannel')}
        </SubmitButton>
      </ActionForm>
      <div className="mt-4">
        <LineWay flow={flow} />
      </div>
    </>
  )
}

/** The estimated price of the channel and all its factors. */
export function PriceStep({ flow }: StepProps) {
  const t = useText(authText)
  const lang = useLang()
  const words = useWords()
  const { channel, post } = flow
  if (!channel?.estimate) return null
  const path = `/${lang}/Influencer/signup`
  return (
    <>
      <div className="mb-5 flex items-center gap-3">
        <Avatar name={channel.estimate.name} size={44} decorative />
        <div className="min-w-0">
          <p className="truncate font-semibold">{channel.handle}</p>
          <p className="text-sm text-ink-2">{words.channel(channel.type)}</p>
        </div>
        <TextLink href={`${path}?step=channel`} className="hit ml-auto shrink-0 text-sm">
          {t('otherChannel')}
        </TextLink>
      </div>
      <EstimateView
        estimate={channel.estimate}
        current={post}
        hrefOf={(postType) => pathWithQuery(path, { step: 'price', post: postType })}
      />
    </>
  )
}

function PlaceField({ place }: { place: string }) {
  const t = useText(authText)
  const lang = useLang()
  const field = useFields()
  const options = listProvinces(lang).map(({ th, en }) => ({ value: th, label: lang === 'th' ? th : en }))
  return (
    <Select
      {...field('location', place)}
      label={t('province')}
      help={t('provinceHelp')}
      options={[{ value: '', label: t('chooseProvince') }, ...options]}
      required
    />
  )
}

export function PlaceStep({ flow }: StepProps) {
  const t = useText(authText)
  return (
    <ActionForm intent="place" labels={{ location: t('province') }}>
      <PlaceField place={flow.location} />
    </ActionForm>
  )
}

/** A summary of all answers before the account is created. */
function Summary({ flow }: { flow: SignupData }) {
  const t = useText(authText)
  const lang = useLang()
  const path = `/${lang}/Influencer/signup`
  const { email, channel, location } = flow
  const [post] = channel?.estimate?.posts ?? []
  const price = post && `${formatBahtShort(post.low)}–${formatBahtShort(post.high).slice(1)}`
  const row = (label: string, value: string, step: string) => ({
    label,
    value: <ChangeableValue label={label} value={value} act={t('change')} href={`${path}?step=${step}`} />,
  })
  return (
    <section aria-label={t('summary')} className="rounded-card bg-sunken px-4 py-1">
      <KeyValues
        dense
        rows={[
          row(t('email'), email, 'email'),
          ...(channel ? [row(t('channelLabel'), channel.handle, 'channel')] : []),
          ...(price ? [{ label: t('estimate'), value: <span className="nb">{price}</span> }] : []),
          ...(location ? [row(t('province'), location, 'location')] : []),
        ]}
      />
    </section>
  )
}

function EmailField({ email }: { email: string }) {
  const t = useText(authText)
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

export function EmailForm({ role, flow }: StepProps) {
  const t = useText(authText)
  const lang = useLang()
  const path = ROLE_PATH[role]
  return (
    <>
      <ActionForm intent="send" labels={{ email: t('email') }}>
        <EmailField email={flow.email} />
      </ActionForm>
      <div className="mt-6">
        <LineWay flow={flow} />
      </div>
      <p className="mt-6 text-sm text-ink-2">
        {t('haveAccount')}{' '}
        <TextLink href={loginPath(lang, path, flow.next)} className="hit inline-block">
          {t('logIn')}
        </TextLink>
      </p>
    </>
  )
}

export function CodeStep({ flow }: StepProps) {
  const hidden = { email: flow.email }
  return (
    <>
      <CodeForm code={flow.code} now={flow.now} hidden={hidden} />
      <ResendForm hidden={hidden} code={flow.code} now={flow.now} />
    </>
  )
}

function KindCards() {
  const t = useText(authText)
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
  const t = useText(authText)
  const field = useFields()
  const name = role === 'influencer' ? ('displayName' as const) : ('brandName' as const)
  return (
    <>
      {role === 'influencer' && <Summary flow={flow} />}
      {/* The email next to the password, so that password managers store both. */}
      <input type="email" name="username" autoComplete="username" value={flow.email} readOnly hidden />
      {role === 'marketer' && <KindCards />}
      <TextField
        {...field(name, flow.line?.name)}
        label={t(name)}
        help={t(`${name}Help`)}
        autoComplete={role === 'influencer' ? 'nickname' : 'organization'}
        required
        maxLength={role === 'influencer' ? 60 : 80}
      />
      <TextField
        {...field('latinName')}
        label={t('latinName')}
        labelNote={t('optional')}
        help={t('latinNameHelp')}
        lang="en"
        maxLength={80}
      />
      {!flow.line && (
        <PasswordField
          {...field('password')}
          label={t('password')}
          help={t('passwordHelp')}
          showLabel={t('showPassword')}
          hideLabelText={t('hidePassword')}
          autoComplete="new-password"
          required
        />
      )}
      {role === 'marketer' && <ConsentBoxes llm={false} />}
    </>
  )
}

export function PasswordStep(props: StepProps) {
  const t = useText(authText)
  const labels = {
    displayName: t('displayName'),
    brandName: t('brandName'),
    latinName: t('latinName'),
    refCode: t('refCode'),
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
