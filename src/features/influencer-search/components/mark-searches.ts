import type { SavedFilters, SavedSearch } from '../saved/shapes.ts'
import { findHref } from './find-address.ts'
import { type FindState, filtersIn, stateWith } from './find-query.ts'

/** The saved searches, with a mark at the one that the list shows, and whether its filters can be saved. */
export function markSearches(state: FindState, searches: readonly SavedSearch[]) {
  const filters = filtersIn(state)
  const addressOf = (of: SavedFilters): string => findHref('', stateWith(of))
  const own = addressOf(filters)
  const marked = searches.map(({ id, name, fresh, filters }) => ({
    id,
    name,
    fresh,
    current: addressOf(filters) === own,
  }))
  return { searches: marked, canSave: Object.keys(filters).length > 0 && !marked.some(({ current }) => current) }
}
