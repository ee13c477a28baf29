import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { formatCompact } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Avatar } from '../../../ui/art/avatar.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHead, SectionHead } from '../../../ui/heading.tsx'
import { Reasons } from '../../../ui/influencer-card.tsx'
import { JobStatusBadge } from '../../../ui/job-status-badge.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { ScoreRing } from '../../../ui/score-ring.tsx'
import { SegmentedLinks } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type RowSelection, useRowSelection } from '../../../ui/use-row-selection.ts'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { defineActions } from '../../../web/actions.ts'
import { field, optional } from '../../../web/form-data.ts'
import { load, pageCall } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { qChoice, qId, qText, readQuery } from '../../../web/query.ts'
import { loadUsedBrands } from '../../agency-brands/components/load-brands.ts'
import { useMatchWords } from '../../applications/components/use-match-words.ts'
import { useTitle } from '../../campaigns/components/campaign-cover.tsx'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { InviteBar, type InviteCandidate, InviteTick } from '../../influencer-search/components/invite-bar.tsx'
import { PauseMark } from '../../job-pauses/components/pause-mark.tsx'
import type { JobStatus } from '../../jobs/rules/states.ts'
import { BrandField } from '../components/scope-field.tsx'
import { contract } from '../contract.ts'
import { NAME_MAX, NOTE_MAX, PEOPLE_SORTS, SHORTLIST_STATES, type ShortlistState } from '../rules/states.ts'
import type { Shortlisted } from '../shapes.ts'
import { shortlistsText } from '../text/index.ts'

const zQuery = z.object({ after: qText(200), campaign: qId, sort: qChoice(PEOPLE_SORTS) })

/** Number of newest live campaigns offered for matching. */
const CAMPAIGNS = 50

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const id = params.id ?? ''
  const { after, campaign, sort = campaign ? 'match' : 'added' } = readQuery(url, zQuery)
  const call = pageCall(context)
  const [list, campaigns, used] = await load(() =>
    Promise.all([
      call(contract.people, { params: { id }, query: { after, campaign, sort } }),
      call(campaignsContract.list, { query: { status: 'live', limit: CAMPAIGNS } }),
      loadUsedBrands(context),
    ]),
  )
  const choices = campaigns.data.map(({ id, title, titleEn }) => ({ id, title, titleEn }))
  const { name, size, brand, data: people, next } = list
  const brands = brand && !used.some((one) => one.id === brand.id) ? [...used, brand] : used
  return { id, name, size, brand, brands, people, next, campaign, sort, choices }
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export const action = defineActions({
  async settings({ form, call, params, path }) {
    const brandId = form.has('brandId') ? (optional(form, 'brandId') ?? null) : undefined
    await call(contract.update, { params: { id: params.id ?? '' }, body: { name: field(form, 'name'), brandId } })
    return path
  },
  async remove({ call, params, lang }) {
    await call(contract.remove, { params: { id: params.id ?? '' } })
    return `/${lang}/Marketer/shortlist`
  },
  async edit({ form, call, params, url }) {
    await call(contract.edit, {
      params: { id: params.id ?? '', influencerId: field(form, 'target') },
      body: { state: field(form, 'state') as ShortlistState, note: field(form, 'note') },
    })
    return url.pathname + url.search
  },
  async take({ form, call, params, url }) {
    await call(contract.take, { params: { id: params.id ?? '', influencerId: field(form, 'target') } })
    return url.pathname + url.search
  },
})
export { clientAction } from '../../../web/client-action.ts'

function Person({ person }: { person: Shortlisted }) {
  const t = useText(shortlistsText)
  const lang = useLang()
  const { influencerId, name, avatarFileId, channel } = person
  const src = avatarFileId ? `/media/${avatarFileId}` : channel?.avatarUrl
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar name={name} src={src} size={48} />
      <div className="min-w-0">
        <h2 className="text-base font-semibold tracking-normal break-words">
          {channel ? (
            <TextLink href={`/${lang}/Marketer/findInfluencer/${influencerId}`} className="hit">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </h2>
        {channel ? (
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <PlatformIcon platform={channel.type} />
            <span className="min-w-0 break-all">@{channel.handle}</span>
            {channel.followers !== null && <span className="nb">· {formatCompact(channel.followers)}</span>}
          </p>
        ) : (
          <p className="text-sm text-ink-2">{t(person.blocked ? 'blocked' : 'gone')}</p>
        )}
      </div>
    </div>
  )
}

/** How well the person matches the selected campaign. */
function Fit({ match }: Pick<Shortlisted, 'match'>) {
  const t = useText(shortlistsText)
  const reasonWords = useMatchWords()
  if (!match) return null
  return (
    <div className="mt-3 flex items-start gap-3">
      <ScoreRing score={match.score} label={t('scoreOf', { score: match.score })} />
      <Reasons reasons={reasonWords(match.reasons).slice(0, 2)} />
    </div>
  )
}

const STANDINGS: Readonly<
  Record<JobStatus, 'applied' | 'invited' | 'accepted' | 'working' | 'done' | 'cancelled' | 'declined'>
> = {
  MATCHED: 'applied',
  MISMATCHED: 'applied',
  ASSIGN: 'invited',
  IN_PROGRESS: 'accepted',
  SHIPPING: 'accepted',
  WORKING: 'working',
  READY: 'working',
  SUBMIT: 'working',
  INSIGHT: 'working',
  COMPLETE: 'done',
  COMPLETED: 'done',
  CANCEL: 'cancelled',
  REJECTED: 'declined',
}

/** The person's status in the selected campaign. */
function InCampaign({ standing }: Pick<Shortlisted, 'standing'>) {
  const t = useText(shortlistsText)
  if (!standing) return null
  return (
    <div className="mt-2">
      <JobStatusBadge status={standing}>{t(`standing_${STANDINGS[standing]}`)}</JobStatusBadge>
    </div>
  )
}

/** Selects the campaign to match with, and the order of the people. */
function MatchTerms({ data: { id, campaign, sort, choices }, base }: { data: Data; base: string }) {
  const t = useText(shortlistsText)
  const titleOf = useTitle()
  if (choices.length === 0) return null
  const path = `${base}/${id}`
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3 lg:flex lg:items-end">
      <Form
        key={campaign}
        method="get"
        action={path}
        preventScrollReset
        onChange={(event) => event.currentTarget.requestSubmit()}
        className="min-w-0 lg:w-80"
      >
        <Select
          name="campaign"
          label={t('brief')}
          size="sm"
          emptyLabel={t('briefNone')}
          defaultValue={campaign ?? ''}
          options={choices.map((choice) => ({ value: choice.id, label: titleOf(choice) }))}
        />
        <noscript>
          <Button variant="secondary" size="sm">
            {t('compare')}
          </Button>
        </noscript>
      </Form>
      {campaign && (
        <SegmentedLinks
          label={t('order')}
          current={sort}
          segments={PEOPLE_SORTS.map((value) => ({
            value,
            label: t(`order_${value}`),
            href: pathWithQuery(path, { campaign, sort: value }),
          }))}
        />
      )}
    </div>
  )
}

function PersonRow({ person, ticked }: { person: Shortlisted; ticked: RowSelection<InviteCandidate> }) {
  const t = useText(shortlistsText)
  const { influencerId: target, name } = person
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-t-0 lg:grid-cols-[minmax(0,260px)_minmax(0,1fr)_auto] lg:items-end lg:gap-5">
      <div className="flex items-center gap-3 self-center">
        <InviteTick
          pick={{ id: target, name, by: 'influencer', influencerId: target }}
          chosen={ticked}
          disabled={person.channel === null}
        />
        <div className="min-w-0">
          <Person person={person} />
          <Fit match={person.match} />
          <InCampaign standing={person.standing} />
          <div className="mt-2 empty:hidden">
            <PauseMark from={person.takesJobsFrom} />
          </div>
        </div>
      </div>
      <ActionForm
        intent="edit"
        target={target}
        labels={{ state: t('state'), note: t('personNote') }}
        className="grid gap-3 lg:grid-cols-[170px_minmax(0,1fr)_auto] lg:items-end"
      >
        {(props) => (
          <>
            <Select
              {...props('state', person.state)}
              label={t('state')}
              options={SHORTLIST_STATES.map((value) => ({ value, label: t(value) }))}
            />
            <TextField
              {...props('note', person.note)}
              label={t('personNote')}
              maxLength={NOTE_MAX}
              autoComplete="off"
            />
            <SubmitButton variant="secondary" busyLabel={t('saving')}>
              {t('save')}
            </SubmitButton>
          </>
        )}
      </ActionForm>
      <ActionForm intent="take" target={target}>
        <SubmitButton variant="secondary" busyLabel={t('taking')} aria-label={t('takeName', { name })}>
          {t('take')}
        </SubmitButton>
      </ActionForm>
    </li>
  )
}

function ListSettings({ name, brand, brands }: Pick<Data, 'name' | 'brand' | 'brands'>) {
  const t = useText(shortlistsText)
  return (
    <Card pad={24}>
      <SectionHead title={t('settings')} />
      <ActionForm
        key={`${name} ${brand?.id}`}
        intent="settings"
        labels={{ name: t('name'), brandId: t('brand') }}
        className="grid max-w-[520px] gap-3"
      >
        {(props) => (
          <>
            <TextField {...props('name', name)} label={t('name')} maxLength={NAME_MAX} autoComplete="off" />
            {brands.length > 0 && <BrandField {...props('brandId', brand?.id ?? '')} brands={brands} />}
            <div>
              <SubmitButton variant="secondary" busyLabel={t('saving')}>
                {t('save')}
              </SubmitButton>
            </div>
          </>
        )}
      </ActionForm>
      <ActionForm intent="remove" className="mt-5 grid justify-items-start gap-2">
        <p className="text-sm text-ink-2">{t('removeNote')}</p>
        <SubmitButton variant="secondary" busyLabel={t('removing')}>
          {t('remove')}
        </SubmitButton>
      </ActionForm>
    </Card>
  )
}

/** The people of a list, each with a state and a note. */
export default function ShortlistPeople() {
  const data = useLoaderData<typeof loader>()
  const { id, name, size, brand, brands, people, next, campaign, sort } = data
  const t = useText(shortlistsText)
  const lang = useLang()
  const ticked = useRowSelection<InviteCandidate>()
  const base = `/${lang}/Marketer/shortlist`
  const find = (
    <ButtonLink href={`/${lang}/Marketer/findInfluencer`} variant="secondary">
      {t('find')}
    </ButtonLink>
  )
  return (
    <>
      <Breadcrumb label={t('title')} items={[{ href: base, label: t('title') }, { label: name }]} />
      <div className="mt-4">
        <PageHead title={name} note={[brand?.name, t('size', { n: size })].filter(Boolean).join(' · ')} />
      </div>
      <div className="grid gap-6">
        {people.length === 0 ? (
          <EmptyState drawing="search" title={t('empty')} note={t('emptyNote')} act={find} />
        ) : (
          <div>
            <MatchTerms data={data} base={base} />
            <ul>
              {people.map((person) => (
                <PersonRow key={person.influencerId} person={person} ticked={ticked} />
              ))}
            </ul>
          </div>
        )}
        <InviteBar chosen={ticked} shown={people.map(({ influencerId }) => influencerId)} campaign={campaign} />
        {next && (
          <MoreLink href={pathWithQuery(`${base}/${id}`, { after: next, campaign, sort: campaign && sort })}>
            {t('more')}
          </MoreLink>
        )}
        <ListSettings name={name} brand={brand} brands={brands} />
      </div>
    </>
  )
}
