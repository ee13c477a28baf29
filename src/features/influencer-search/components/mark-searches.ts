import { paramsOf } from '../rules/filter-params.ts'
import type { FindFilters } from '../rules/filters.ts'
import type { SavedSearch } from '../saved/shapes.ts'
import { findHref } from './find-address.ts'

/** The saved searches, with the one marked that the list shows, and whether the current filters can be saved. */
export function markSearches(filters: FindFilters, searches: readonly SavedSearch[]) {
  const own = findHref('', filters)
  const marked = searches.map(({ id, name, fresh, filters }) => ({
    id,
    name,
    fresh,
    current: findHref('', filters) === own,
  }))
  const isFiltered = Object.keys(paramsOf(filters)).length > 0
  return { searches: marked, canSave: isFiltered && !marked.some(({ current }) => current) }
}
