import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { z } from 'zod'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { formatCalendarDay } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Card } from '../../../ui/card.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { KeyValues } from '../../../ui/key-values.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useShownOnce } from '../../../ui/use-shown-once.ts'
import { ActionForm, SubmitButton, useFields } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, fileField } from '../../../web/form-data.ts'
import { refusalOf } from '../../../web/form-state.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qFlag, readQuery } from '../../../web/query.ts'
import { PictureForm } from '../components/picture-form.tsx'
import { influencerContract } from '../influencers/contract.ts'
import type { ProfilePart } from '../rules/readiness.ts'
import type { General } from '../shapes.ts'
import { profileText } from '../text/index.ts'
import { INTEREST_WORDS } from '../text/interests.ts'

const zQuery = z.object({ saved: qFlag })

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const params = { uuid: viewer.uuid }
  const [general, account] = await load(() =>
    Promise.all([call(influencerContract.general, { params }), call(influencerContract.account, { params })]),
  )
  return { general: general.data, refCode: account.data.refCode, ...readQuery(url, zQuery) }
}

const saved = (path: string): string => pathWithQuery(path, { saved: true })

export const action = defineActions({
  async picture({ form, call, viewer, path }) {
    const file = await fileField(form, 'file')
    await call(influencerContract.uploadImage, { params: { uuid: viewer.uuid }, ...(file && { file }) })
    return saved(path)
  },
  async public({ form, call, viewer, path }) {
    const body = { displayName: field(form, 'displayName'), bio: field(form, 'bio') }
    await call(influencerContract.updateGeneral, { params: { uuid: viewer.uuid }, body })
    return saved(path)
  },
})
export { clientAction } from '../../../web/client-action.ts'

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

function PublicFields({ general }: { general: General }) {
  const t = useText(profileText)
  const of = useFields()
  return (
    <>
      <TextField {...of('displayName', general.displayName)} label={t('displayName')} maxLength={60} required />
      <TextArea {...of('bio', general.bio)} label={t('bio')} help={t('bioHelp')} rows={4} maxLength={500} />
    </>
  )
}

export default function InfluencerAccount() {
  const t = useText(profileText)
  const { general, refCode, saved: wasSaved } = useLoaderData<typeof loader>()
  const refused = refusalOf(useActionData())
  useShownOnce('saved')
  const badge = general.readiness === 'Ready' ? <Badge tone="positive">{t('ready')}</Badge> : undefined
  return (
    <>
      <PageHead title={t('account')} note={t('accountNote')} above={badge} />
      <div className="grid max-w-[820px] gap-5">
        {wasSaved && !refused && <Callout tone="positive">{t('saved')}</Callout>}
        <ReadyNote general={general} />
        <Card pad={24}>
          <SectionHead title={t('public')} />
          <PictureForm name={general.displayName} url={general.avatarUrl} />
          <ActionForm
            intent="public"
            labels={{ displayName: t('displayName'), bio: t('bio') }}
            className="mt-6 grid gap-5"
          >
            <PublicFields general={general} />
            <SubmitButton busyLabel={t('saving')} className="justify-self-start">
              {t('save')}
            </SubmitButton>
          </ActionForm>
        </Card>
        <LegalCard general={general} refCode={refCode} />
      </div>
    </>
  )
}
