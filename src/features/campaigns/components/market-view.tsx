import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { formatNumber } from '../../../i18n/formats.ts'
import { useText } from '../../../i18n/use-text.tsx'
import { marketText } from '../text/market.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { GridSkeleton, JobPage } from './job-page.tsx'
import { type MarketState, sortOf, writeState } from './market-address.ts'
import type { Facets, FilterProps, MarketData } from './market-data.ts'
import { FilterRail, FilterRow } from './market-filters.tsx'
import { FilterSheet } from './market-sheet.tsx'
import { SavedLink, SearchForm, SortMenu } from './market-tools.tsx'
import { usePreload } from './use-preload.ts'

/** Visitors do not load it, because only creators have saved searches. */
const SavedSearches = lazy(() => import('./saved-searches.tsx').then((module) => ({ default: module.SavedSearches })))
/** Loaded only if there are no jobs to show. */
const MarketEmpty = lazy(() => import('./market-empty.tsx'))

const EMPTY_FACETS: Facets = { channel: {}, post: {}, topic: {}, price: [] }

/** Says how many jobs were compared with the creator's channels, if there are more. */
function ComparedNote({ state, page }: Pick<MarketData, 'state' | 'page'>) {
  const t = useText(marketText)
  if (!page || page.compared === null) return null
  const text = sortOf(state) === 'match' ? 'comparedNewest' : 'comparedFirst'
  return <p className="mb-4 text-sm text-ink-2">{t(text, { n: formatNumber(page.compared) })}</p>
}

function countText({ state, page, isInfluencer }: MarketData) {
  if (state.saved) return 'savedCount'
  if (isInfluencer && state.match) return 'matchCount'
  return page?.more ? 'openMore' : 'openCount'
}

interface GridProps {
  data: MarketData
  base: string
  hrefOf: FilterProps['hrefOf']
}

function JobGrid({ data, base, hrefOf }: GridProps) {
  const { page, state, isInfluencer } = data
  if (!page || page.cards.length === 0)
    return (
      <Suspense fallback={<GridSkeleton />}>
        <MarketEmpty data={data} hrefOf={hrefOf} />
      </Suspense>
    )
  return (
    <Suspense>
      <JobPage page={page} state={state} base={base} isInfluencer={isInfluencer} hrefOf={hrefOf} />
    </Suspense>
  )
}

/**
 * The job market: filters in the URL, six jobs a page. Below 992 px the first job is a card and the others are rows.
 * Nothing in the Suspense boundaries suspends: they let React hydrate each part in a separate task, so that no task
 * blocks the page.
 */
export function MarketView({ data, base, note }: { data: MarketData; base: string; note?: ReactNode }) {
  const t = useText(marketText)
  const { state, page, isInfluencer } = data
  const { location } = useNavigation()
  const { search } = useLocation()
  usePreload(data)
  const hrefOf = (change: Partial<MarketState>): string => base + writeState({ ...state, ...change }, data.matchDefault)
  const filters: FilterProps = { state, facets: page?.facets ?? EMPTY_FACETS, base, hrefOf, canMatch: isInfluencer }
  const count = t(countText(data), { n: page?.total ?? 0 })
  const turning = location?.pathname === base && location.search !== search
  return (
    <div className="flex gap-10">
      <Suspense>
        <FilterRail {...filters} />
      </Suspense>
      <div className="min-w-0 flex-1">
        <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:mb-4 lg:pr-[var(--tools,0px)]">
          <div>
            <h1 className="text-2xl lg:text-3xl">{t('title')}</h1>
            {page && <p className="text-ink-2 max-lg:hidden">{count}</p>}
          </div>
          <div className="flex w-full items-center gap-2.5 lg:w-auto">
            <SearchForm state={state} base={base} canMatch={isInfluencer} />
            <FilterSheet {...filters} label="icon" />
            {isInfluencer && (
              <SavedLink
                saved={state.saved}
                href={hrefOf({ saved: !state.saved, match: state.saved ? data.matchDefault : false, page: 1 })}
              />
            )}
            <div className="hidden xl:block">
              <SortMenu state={state} isInfluencer={isInfluencer} hrefOf={hrefOf} />
            </div>
          </div>
        </div>
        {note}
        <div className="mb-4 flex flex-wrap items-center gap-2.5 lg:relative lg:z-10 xl:hidden">
          <Suspense>
            <FilterRow {...filters} />
          </Suspense>
          {page && <p className="text-sm text-ink-2 lg:hidden">{count}</p>}
          <div className="relative z-10 ml-auto">
            <SortMenu state={state} isInfluencer={isInfluencer} hrefOf={hrefOf} plain />
          </div>
        </div>
        <p role="status" className="sr-only">
          {page && count}
        </p>
        <AppliedFilters state={state} hrefOf={hrefOf} />
        <ComparedNote state={state} page={page} />
        {isInfluencer && (
          <Suspense fallback={null}>
            <SavedSearches data={data} base={base} />
          </Suspense>
        )}
        {turning ? <GridSkeleton /> : <JobGrid data={data} base={base} hrefOf={hrefOf} />}
      </div>
    </div>
  )
}
