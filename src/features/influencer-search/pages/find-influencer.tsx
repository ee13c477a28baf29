import { data as answer, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigation } from 'react-router'
import { formatNumber } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { DropMenu } from '../../../ui/drop-menu.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { MoreLink } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type RowSelection, useRowSelection } from '../../../ui/use-row-selection.ts'
import { type Call, load, pageCall, pageContext } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import { useTitle } from '../../campaigns/components/campaign-cover.tsx'
import { contract as campaignsContract } from '../../campaigns/contract.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { NotLoaded } from '../../content/components/not-loaded.tsx'
import { type FindState, findHref, toQuery, withoutFilters } from '../components/find-address.ts'
import { AppliedFilters } from '../components/find-applied.tsx'
import { FilterRail, FilterSheet, FindSearch } from '../components/find-filters.tsx'
import { FoundList } from '../components/found-list.tsx'
import { InviteBar, type InviteCandidate, InviteTick } from '../components/invite-bar.tsx'
import { markSearches } from '../components/mark-searches.ts'
import { filtersIn, readState } from '../components/read-state.ts'
import { SavedBar } from '../components/saved-bar.tsx'
import { contract } from '../contract.ts'
import { ALL_SORTS, briefFilters, sortIn } from '../rules/filters.ts'
import { findText } from '../text/index.ts'

/** Maximum number of live campaigns to choose from, newest first. */
const CAMPAIGNS = 50

/** The campaign with which the list is compared: its name, and its criteria as filters. */
async function readCompared(call: Call, id: string | undefined) {
  if (!id) return null
  const { title, titleEn, criteria, channelType, postType } = (await call(campaignsContract.get, { params: { id } }))
    .data
  return { id, title, titleEn, postType, filters: briefFilters(criteria, channelType) }
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const call = pageCall(context)
  const state = readState(url)
  const [compared, found, campaigns, searches] = await Promise.all([
    load(() => readCompared(call, state.campaign)),
    fetchContent(() => call(contract.find, { query: { ...toQuery(state), countOptions: '1' } })),
    load(() => call(campaignsContract.list, { query: { status: 'live', limit: CAMPAIGNS } })),
    // Saved searches belong to the whole account, so a limited member has none.
    context.get(pageContext).viewer.limited ? null : load(() => call(contract.searches, {})),
  ])
  const choices = campaigns.data.map(({ id, title, titleEn }) => ({ id, title, titleEn }))
  return answer(
    { state, found, compared, choices, saved: searches && markSearches(filtersIn(url), searches.data) },
    { status: found ? 200 : 503 },
  )
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** Style of the menu buttons next to the title. */
const PILL = 'bg-surface px-4 text-sm font-medium whitespace-nowrap inset-ring inset-ring-line-strong'

function CompareMenu({ data: { state, compared, choices }, base }: { data: Data; base: string }) {
  const t = useText(findText)
  const titleOf = useTitle()
  if (choices.length === 0 && !compared) return null
  const items = [
    { href: findHref(base, state, { campaign: undefined }), label: t('compareNone'), current: !compared },
    ...choices.map((campaign) => ({
      href: findHref(base, state, { campaign: campaign.id }),
      label: titleOf(campaign),
      current: campaign.id === compared?.id,
    })),
  ]
  return (
    <DropMenu
      label={t('compareLabel')}
      align="start"
      triggerClass={`${PILL} max-w-[min(320px,78vw)]`}
      trigger={
        <>
          <span className="truncate">{compared ? t('compare', { name: titleOf(compared) }) : t('compareLabel')}</span>
          <Icon name="caret-down-bold" className="text-xs" />
        </>
      }
      items={items}
    />
  )
}

function SortMenu({ state, base }: { state: FindState; base: string }) {
  const t = useText(findText)
  const current = (state.campaign ? sortIn(state) : state.sort === 'match' ? undefined : state.sort) ?? 'trust'
  const sorts = ALL_SORTS.filter((sort) => sort !== 'match' || state.campaign !== undefined)
  return (
    <DropMenu
      label={t('sortLabel')}
      triggerClass={PILL}
      trigger={
        <>
          {t(`sort_${current}`)}
          <Icon name="arrows-down-up" />
        </>
      }
      items={sorts.map((sort) => ({
        href: findHref(base, state, { sort }),
        label: t(`sort_${sort}`),
        current: sort === current,
      }))}
    />
  )
}

function Results({
  data: { state, found, compared },
  base,
  ticked,
}: {
  data: Data
  base: string
  ticked: RowSelection<InviteCandidate>
}) {
  const t = useText(findText)
  const { pathname, search } = useLocation()
  if (!found) return <NotLoaded title={t('failed')} href={pathname + search} />
  if (found.data.length === 0)
    return (
      <EmptyState
        drawing="search"
        title={t('nothing')}
        note={t('nothingNote')}
        act={
          <ButtonLink href={findHref(base, withoutFilters(state))} variant="secondary">
            {t('clear')}
          </ButtonLink>
        }
      />
    )
  return (
    <>
      <FoundList
        rows={found.data}
        tickOf={({ channelId: id, accountId: influencerId, name, standing }) => (
          <InviteTick pick={{ id, name, by: 'channel', influencerId }} chosen={ticked} disabled={standing !== null} />
        )}
        post={state.post ?? compared?.postType ?? undefined}
        hrefOf={({ accountId, channelId }) =>
          pathWithQuery(`${base}/${accountId}`, {
            campaign: state.campaign,
            channel: state.campaign ? channelId : undefined,
          })
        }
      />
      {found.next && <MoreLink href={findHref(base, state, { after: found.next })}>{t('more')}</MoreLink>}
      <InviteBar chosen={ticked} shown={found.data.map(({ channelId }) => channelId)} campaign={state.campaign} />
    </>
  )
}

/** Links to the list by the campaign's criteria and to the first page. */
function OtherLists({ data: { state, compared }, base }: { data: Data; base: string }) {
  const t = useText(findText)
  const here = findHref(base, state)
  const ofBrief = compared && findHref(base, withoutFilters(state), compared.filters)
  if (!ofBrief && !state.after) return null
  return (
    <p className="mb-3 flex flex-wrap gap-x-5 text-sm">
      {ofBrief && ofBrief !== here && (
        <TextLink href={ofBrief} className="hit">
          {t('useCriteria')}
        </TextLink>
      )}
      {state.after && (
        <TextLink href={here} className="hit">
          {t('first')}
        </TextLink>
      )}
    </p>
  )
}

/** Influencer search of a marketer: filters beside the list or on a sheet, and one row for each channel. */
export default function FindInfluencer() {
  const data = useLoaderData<typeof loader>()
  const { state, found, saved } = data
  const t = useText(findText)
  const lang = useLang()
  const { location } = useNavigation()
  const { search } = useLocation()
  const ticked = useRowSelection<InviteCandidate>()
  const base = `/${lang}/Marketer/findInfluencer`
  const counts = { types: found?.types ?? {}, options: found?.optionCounts ?? null }
  const turning = location?.pathname === base && location.search !== search
  const n = found?.total ?? 0
  // Shown only if the list has more channels than were compared.
  const window = found && found.compared !== null && n > found.compared ? found.compared : null
  const count = found?.more ? t('foundMore', { n: formatNumber(n) }) : t('found', { n })
  return (
    <div className="flex gap-10">
      <FilterRail state={state} counts={counts} base={base} />
      <div className="min-w-0 flex-1">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 lg:pr-[var(--tools,0px)]">
          <h1 className="text-2xl">{t('title')}</h1>
          <div className="flex w-full items-center gap-2.5 lg:w-auto">
            <FindSearch state={state} base={base} />
            <FilterSheet state={state} counts={counts} base={base} count={found} />
          </div>
        </div>
        {saved && <SavedBar state={state} saved={saved} />}
        <AppliedFilters state={state} base={base} />
        <div className="relative z-10 mb-4 flex flex-wrap items-center gap-2.5">
          {found && (
            <p role="status" className="mr-auto text-lg font-title">
              {count}
            </p>
          )}
          <CompareMenu data={data} base={base} />
          <SortMenu state={state} base={base} />
        </div>
        <OtherLists data={data} base={base} />
        {window !== null && <p className="mb-3 text-sm text-ink-2">{t('matchWindow', { n: formatNumber(window) })}</p>}
        {turning ? <ListSkeleton /> : <Results data={data} base={base} ticked={ticked} />}
      </div>
    </div>
  )
}

const ROWS = [1, 2, 3, 4, 5, 6]

const ListSkeleton = () => (
  <div className="grid gap-3" aria-hidden="true">
    {ROWS.map((row) => (
      <Skeleton key={row} className="h-28 rounded-card" />
    ))}
  </div>
)
