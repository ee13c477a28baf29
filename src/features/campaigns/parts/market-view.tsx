import { Form, useLocation, useNavigation } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink, IconButton } from '../../../ui/button.tsx'
import { DropMenu } from '../../../ui/drop-menu.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import type { JobCard } from '../contract.ts'
import type { MarketSort } from '../rules/market-sorts.ts'
import { marketText } from '../text/market.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { GridSkeleton, JobPage } from './job-page.tsx'
import { type MarketState, writeState } from './market-address.ts'
import { type Facets, KeptFilters } from './market-fields.tsx'
import { type FilterProps, FilterRail, FilterRow } from './market-filters.tsx'
import { usePreload } from './use-preload.ts'

export interface MarketPage {
  cards: JobCard[]
  total: number
  perPage: number
  facets: Facets
}

export interface MarketData {
  state: MarketState
  /** Null when the jobs could not be had. */
  page: MarketPage | null
  /** A creator is looking: matches, bookmarks. */
  creator: boolean
  /** Whether only matches are shown when the address does not say. */
  matchDefault: boolean
}

function SearchForm({ state, base }: { state: MarketState; base: string }) {
  const t = useText(marketText)
  return (
    <Form method="get" action={base} role="search" className="flex min-w-0 flex-1 lg:w-[300px] lg:flex-none">
      <KeptFilters state={state} except={['q']} />
      <label className="field-box flex-1" data-size="sm">
        <span className="sr-only">{t('search')}</span>
        <input key={state.q} type="search" name="q" defaultValue={state.q} placeholder={t('search')} maxLength={80} />
        <IconButton type="submit" label={t('searchAct')} icon={<Icon name="magnifying-glass" />} className="-mr-3" />
      </label>
    </Form>
  )
}

function SortMenu({ state, creator, hrefOf }: { state: MarketState; creator: boolean; hrefOf: FilterProps['hrefOf'] }) {
  const t = useText(marketText)
  const current: MarketSort = state.sort ?? (state.match && creator ? 'match' : 'newest')
  const sorts: MarketSort[] = [
    ...(creator ? (['match'] as const) : []),
    'newest',
    'close',
    'price',
    'earnings',
    'brand',
  ]
  return (
    <DropMenu
      label={t('sortLabel')}
      trigger={
        <>
          <span className="hidden lg:inline">{t('sort', { name: t(`sort_${current}`) })}</span>
          <span className="lg:hidden">{t(`sort_${current}`)}</span>
          <Icon name="arrows-down-up" />
        </>
      }
      triggerClass="px-4 text-sm font-medium whitespace-nowrap inset-ring inset-ring-line-strong bg-surface"
      items={sorts.map((sort) => ({
        href: hrefOf({ sort, page: 1 }),
        label: t(`sort_${sort}`),
        current: sort === current,
      }))}
    />
  )
}

function Nothing({ data, hrefOf, lang }: { data: MarketData; hrefOf: FilterProps['hrefOf']; lang: string }) {
  const t = useText(marketText)
  const matching = data.state.match && data.creator
  return (
    <EmptyState
      drawing={matching ? 'job' : 'search'}
      title={matching ? t('emptyMatchTitle') : t('emptyTitle')}
      note={matching ? t('emptyMatchNote') : t('emptyNote')}
      act={
        <div className="flex flex-wrap justify-center gap-2.5">
          <ButtonLink
            href={hrefOf({
              q: '',
              channel: [],
              post: [],
              topic: [],
              min: null,
              max: null,
              match: false,
              saved: false,
              page: 1,
            })}
          >
            {t('emptyAct')}
          </ButtonLink>
          {matching && (
            <ButtonLink href={`/${lang}/Influencer/channelAdd`} variant="secondary">
              {t('addChannel')}
            </ButtonLink>
          )}
        </div>
      }
    />
  )
}

/** The jobs did not come: the same address once more. */
function Failed() {
  const t = useText(marketText)
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      title={t('failedTitle')}
      note={t('failedNote')}
      act={<ButtonLink href={pathname + search}>{t('retry')}</ButtonLink>}
    />
  )
}

const EMPTY_FACETS: Facets = { channel: {}, post: {}, topic: {}, price: [] }

/** The job market: filters in the address, six jobs a page. Below 992 px the first job is a card, the rest are rows. */
export function MarketView({ data, base, lang }: { data: MarketData; base: string; lang: string }) {
  const t = useText(marketText)
  const { state, page, creator } = data
  const { location } = useNavigation()
  const { search } = useLocation()
  usePreload(data)
  const hrefOf = (change: Partial<MarketState>): string => base + writeState({ ...state, ...change }, data.matchDefault)
  const filters: FilterProps = { state, facets: page?.facets ?? EMPTY_FACETS, base, hrefOf, canMatch: creator }
  const n = page?.total ?? 0
  const count = state.saved
    ? t('savedCount', { n })
    : creator && state.match
      ? t('matchCount', { n })
      : t('openCount', { n })
  const turning = location?.pathname === base && location.search !== search
  return (
    <div className="flex gap-10">
      <FilterRail {...filters} />
      <div className="min-w-0 flex-1">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:pr-[var(--tools,0px)]">
          <div>
            <h1 className="text-2xl lg:text-3xl">{t('title')}</h1>
            {page && (
              <p role="status" className="text-ink-2">
                {count}
              </p>
            )}
          </div>
          <div className="flex w-full items-center gap-2.5 lg:w-auto">
            <SearchForm state={state} base={base} />
            <SortMenu state={state} creator={creator} hrefOf={hrefOf} />
            {creator && (
              <Link
                href={hrefOf({ saved: !state.saved, match: state.saved ? data.matchDefault : false, page: 1 })}
                aria-label={t('saved')}
                aria-current={state.saved ? 'true' : undefined}
                className="grid size-11 shrink-0 place-items-center rounded-full bg-surface inset-ring inset-ring-line-strong"
              >
                <Icon name={state.saved ? 'bookmark-simple-fill' : 'bookmark-simple'} size={20} />
              </Link>
            )}
          </div>
        </div>
        <FilterRow {...filters} />
        <AppliedFilters state={state} hrefOf={hrefOf} />
        {turning ? (
          <GridSkeleton />
        ) : !page ? (
          <Failed />
        ) : page.cards.length === 0 ? (
          <Nothing data={data} hrefOf={hrefOf} lang={lang} />
        ) : (
          <JobPage page={page} state={state} base={base} creator={creator} hrefOf={hrefOf} />
        )}
      </div>
    </div>
  )
}
