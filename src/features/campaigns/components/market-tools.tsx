import { Form } from 'react-router'
import { useText } from '../../../i18n/use-text.tsx'
import { DropMenu } from '../../../ui/drop-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import type { MarketSort } from '../rules/market-sorts.ts'
import { marketText } from '../text/market.ts'
import { HiddenFilters } from './hidden-filters.tsx'
import { type MarketState, sortOf } from './market-address.ts'
import type { FilterProps } from './market-data.ts'

/** Search for brands and products. */
export function SearchForm({ state, base, canMatch }: Pick<FilterProps, 'state' | 'base' | 'canMatch'>) {
  const t = useText(marketText)
  return (
    <Form
      method="get"
      action={base}
      role="search"
      aria-label={t('search')}
      className="flex min-w-0 flex-1 lg:w-[300px] lg:flex-none"
    >
      <HiddenFilters state={state} except={['q']} canMatch={canMatch} />
      <SearchBox value={state.q} label={t('search')} act={t('searchAct')} />
    </Form>
  )
}

const SORTS: readonly MarketSort[] = ['newest', 'close', 'price', 'earnings', 'brand']

interface SortMenuProps {
  state: MarketState
  isInfluencer: boolean
  hrefOf: FilterProps['hrefOf']
  /** Text and icon without the pill around them. */
  plain?: boolean
}

/** The sort order, as a menu of links. */
export function SortMenu({ state, isInfluencer, hrefOf, plain }: SortMenuProps) {
  const t = useText(marketText)
  // Saved jobs have an additional order, which is their default: newest bookmark first.
  const own = state.saved ? [null] : []
  const current = state.saved && state.sort === null ? null : sortOf(state)
  const nameOf = (sort: MarketSort | null) => t(sort === null ? 'sort_marked' : `sort_${sort}`)
  const name = nameOf(current)
  return (
    <DropMenu
      label={t('sortLabel')}
      trigger={
        <>
          {plain ? name : t('sort', { name })}
          <Icon name="arrows-down-up" />
        </>
      }
      triggerClass={`text-sm font-medium whitespace-nowrap ${plain ? 'max-lg:text-action-text' : 'bg-surface px-4 inset-ring inset-ring-line-strong'}`}
      items={[...own, ...(isInfluencer ? (['match'] as const) : []), ...SORTS].map((sort) => ({
        href: hrefOf({ sort, page: 1 }),
        label: nameOf(sort),
        current: sort === current,
      }))}
    />
  )
}

/** Link to the creator's bookmarked jobs, or back to all jobs. */
export function SavedLink({ saved, href }: { saved: boolean; href: string }) {
  const t = useText(marketText)
  return (
    <Link
      href={href}
      aria-label={t('saved')}
      aria-current={saved ? 'true' : undefined}
      className="grid size-11 shrink-0 place-items-center rounded-full bg-surface inset-ring inset-ring-line-strong"
    >
      <Icon name={saved ? 'bookmark-simple-fill' : 'bookmark-simple'} size={20} />
    </Link>
  )
}
