import { useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import type { SavedFilters } from '../market/shapes.ts'
import { searchName } from '../rules/search-words.ts'
import { marketText } from '../text/market.ts'
import { filtersIn, writeFilters } from './market-address.ts'
import type { MarketData } from './market-data.ts'

/** Lets a creator save the current search, to be notified of new jobs, and lists the saved ones. */
export function SavedSearches({ data: { state, searches, matchDefault }, base }: { data: MarketData; base: string }) {
  const t = useText(marketText)
  const words = useWords()
  const nameOf = (filters: SavedFilters): string => searchName(filters, t, words)
  const shown = writeFilters(filtersIn(state), matchDefault)
  const saved = searches.map((search) => ({
    id: search.id,
    name: nameOf(search.filters),
    query: writeFilters(search.filters, matchDefault),
  }))
  if (state.saved) return null
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      {!saved.some(({ query }) => query === shown) && nameOf(filtersIn(state)) && (
        <ActionForm intent="saveSearch" preventScrollReset>
          <SubmitButton size="sm" variant="secondary" icon={<Icon name="bell" />}>
            {t('saveSearch')}
          </SubmitButton>
        </ActionForm>
      )}
      {saved.map(({ id, name, query }) => (
        <span key={id} className="flex max-w-full items-center rounded-full bg-action-soft pl-3.5">
          <Link
            href={base + query}
            aria-current={query === shown ? 'true' : undefined}
            className="hit flex min-w-0 items-center gap-1.5 font-medium"
          >
            <Icon name="bell" className="shrink-0" />
            <span className="truncate">{name}</span>
          </Link>
          <ActionForm intent="dropSearch" target={id} summary={false} preventScrollReset>
            <IconButton type="submit" label={t('dropSearch', { name })} icon={<Icon name="x" />} />
          </ActionForm>
        </span>
      ))}
    </div>
  )
}
