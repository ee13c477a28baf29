import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { submit } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { FormProblem } from '../components/form-problem.tsx'
import { PictureForm } from '../components/picture-form.tsx'
import { influencerContract } from '../contract-influencer.ts'
import type { ProfilePart } from '../rules/readiness.ts'
import type { General } from '../shapes.ts'
import { profileText } from '../text/index.ts'
import { INTEREST_WORDS } from '../text/interests.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: viewer.uuid }
  const [general, account] = await load(() =>
    Promise.all([call(influencerContract.general, { params }), call(influencerContract.account, { params })]),
  )
  const saved = new URL(request.url).searchParams.has('saved')
  return { general: general.data, refCode: account.data.refCode, saved }
}

export function action(args: ActionFunctionArgs) {
  const { viewer, lang } = args.context.get(pageContext)
  const params = { uuid: viewer.uuid }
  return submit(args, async (form, call, intent) => {
    if (intent === 'picture') {
      const file = await fileField(form, 'file')
      await call(influencerContract.uploadImage, { params, ...(file && { file }) })
    } else {
      const body = { displayName: field(form, 'displayName'), bio: field(form, 'bio') }
      await call(influencerContract.updateGeneral, { params, body })
    }
    return `/${lang}/Influencer/account?saved=1`
  })
}

/** Whether jobs can be taken, and what is missing for it. */
function ReadyNote({ general }: { general: General }) {
  const t = useText(profileText)
  const lang = useLang()
  if (general.readiness === 'Ready') return null
  if (general.readiness === 'DisableDetail') return <Callout tone="info">{t('locked')}</Callout>
  const items = general.missing.map((part) => t(`part_${part as ProfilePart}`)).join(' · ')
  return (
    <Callout tone="notice" act={<ButtonLink href={`/${lang}/Influencer/signUpProfile`}>{t('complete')}</ButtonLink>}>
      {t('notReady', { items })}
    </Callout>
  )
}

function LegalCard({ general, refCode }: { general: General; refCode: string }) {
  const t = useText(profileText)
  const lang = useLang()
  const { address } = general
  const place = address && [address.line, address.subdistrict, address.district, address.province, address.postcode]
  const rows = [
    { label: t('email'), value: general.email },
    {
      label: t('phone'),
      value: general.phone
        ? `${mobileForPeople(general.phone)}${general.phoneVerified ? ` · ${t('phoneVerified')}` : ''}`
        : '-',
    },
    { label: t('legalName'), value: general.legalName ?? '-' },
    { label: t('birthdate'), value: general.birthdate ? formatCalendarDay(lang, general.birthdate) : '-' },
    { label: t('nationalId'), value: general.nationalId?.replace(/^\d{9}/, '•••••••••') ?? general.passportNo ?? '-' },
    { label: t('address'), value: place?.join(' ') ?? '-' },
    {
      label: t('interests'),
      value: general.interests.map((interest) => INTEREST_WORDS[interest][lang]).join(' · ') || '-',
    },
    { label: t('inviteCode'), value: refCode },
  ]
  return (
    <Card pad={24}>
      <SectionHead
        title={t('legal')}
        note={t('legalNote')}
        link={{ href: `/${lang}/Influencer/signUpProfile`, label: t('edit') }}
      />
      <KeyValues rows={rows} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink href={`/${lang}/Influencer/changePassword`} variant="secondary" size="sm">
          {t('changePassword')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Influencer/acceptConsent`} variant="secondary" size="sm">
          {t('consents')}
        </ButtonLink>
        <ButtonLink href={`/${lang}/Influencer/sessions`} variant="secondary" size="sm">
          {t('sessions')}
        </ButtonLink>
      </div>
    </Card>
  )
}

export default function InfluencerAccount() {
  const t = useText(profileText)
  const { general, refCode, saved } = useLoaderData<typeof loader>()
  const state = refusalOf(useActionData())
  useShownOnce('saved')
  const { state: moving, formData } = useNavigation()
  const doing = moving === 'submitting' ? formData?.get('intent') : null
  const badge = general.readiness === 'Ready' ? <Badge tone="positive">{t('ready')}</Badge> : undefined
  return (
    <>
      <PageHead title={t('account')} note={t('accountNote')} above={badge} />
      <div className="grid max-w-[820px] gap-5">
        {saved && !state && <Callout tone="positive">{t('saved')}</Callout>}
        <ReadyNote general={general} />
        <FormProblem state={state} names={{ displayName: t('displayName'), bio: t('bio') }} />
        <Card pad={24}>
          <SectionHead title={t('public')} />
          <PictureForm
            name={general.displayName}
            url={general.avatarUrl}
            busy={doing === 'picture'}
            error={state?.intent === 'picture' ? state.error.message : undefined}
          />
          <Form method="post" className="mt-6 grid gap-5">
            <TextField
              id="displayName"
              name="displayName"
              label={t('displayName')}
              maxLength={60}
              required
              defaultValue={state?.values.displayName ?? general.displayName}
              error={state?.fields.displayName}
            />
            <TextArea
              id="bio"
              name="bio"
              label={t('bio')}
              help={t('bioHelp')}
              rows={4}
              maxLength={500}
              defaultValue={state?.values.bio ?? general.bio}
              error={state?.fields.bio}
            />
            <Button
              name="intent"
              value="public"
              busy={doing === 'public'}
              busyLabel={t('saving')}
              className="justify-self-start"
            >
              {t('save')}
            </Button>
          </Form>
        </Card>
        <LegalCard general={general} refCode={refCode} />
      </div>
    </>
  )
}
