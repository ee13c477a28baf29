import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { ButtonLink, IconButton } from '../../../ui/button.tsx'
import { DropMenu } from '../../../ui/drop-menu.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import type { JobCard } from '../contract.ts'
import { marketText } from '../text/index.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { JobCardView } from './job-card.tsx'
import { type MarketSort, type MarketState, writeState } from './market-address.ts'
import { type Facets, KeptFilters } from './market-fields.tsx'
import { type FilterProps, FilterRail, FilterRow } from './market-filters.tsx'

export interface MarketData {
  state: MarketState
  cards: JobCard[]
  total: number
  perPage: number
  facets: Facets
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
  const sorts: MarketSort[] = creator ? ['match', 'newest', 'close', 'price'] : ['newest', 'close', 'price']
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

/** The job market: filters in the address, six jobs a page. Below 992 px the first job is a card, the rest are rows. */
export function MarketView({ data, base, lang }: { data: MarketData; base: string; lang: string }) {
  const t = useText(marketText)
  const { state, cards, total, perPage, creator } = data
  const hrefOf = (change: Partial<MarketState>): string => base + writeState({ ...state, ...change }, data.matchDefault)
  const filters: FilterProps = { state, facets: data.facets, base, hrefOf, canMatch: creator }
  const count = state.saved
    ? t('savedCount', { n: total })
    : creator && state.match
      ? t('matchCount', { n: total })
      : t('openCount', { n: total })
  const first = (state.page - 1) * perPage
  return (
    <div className="flex gap-10">
      <FilterRail {...filters} />
      <div className="min-w-0 flex-1">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:pr-[var(--tools,0px)]">
          <div>
            <h1 className="text-2xl lg:text-3xl">{t('title')}</h1>
            <p className="text-ink-2">{count}</p>
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
        {cards.length === 0 ? (
          <Nothing data={data} hrefOf={hrefOf} lang={lang} />
        ) : (
          <JobGrid cards={cards} base={base} canSave={creator} />
        )}
        {total > 0 && (
          <div className="mt-8">
            <Pagination
              current={state.page}
              total={Math.ceil(total / perPage)}
              hrefOf={(page) => hrefOf({ page })}
              summary={t('showing', { from: Math.min(first + 1, total), to: Math.min(first + perPage, total), total })}
              words={{ label: t('pages'), next: t('next'), previous: t('previous'), page: (n) => t('page', { n }) }}
            />
          </div>
        )}
      </div>
    </div>
  )
}

function JobGrid({ cards, base, canSave }: { cards: JobCard[]; base: string; canSave: boolean }) {
  return (
    <ul className="grid lg:grid-cols-3 lg:gap-x-6 lg:gap-y-9">
      {cards.map((card, i) => (
        <li key={card.id}>
          <div className={i === 0 ? 'pb-4 lg:pb-0' : 'hidden lg:block'}>
            <JobCardView card={card} base={base} shape="card" canSave={canSave} eager={i < 3} />
          </div>
          {i > 0 && (
            <div className="lg:hidden">
              <JobCardView card={card} base={base} shape="row" canSave={canSave} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
