import { pathWithQuery } from '../../../web/path-with-query.ts'
import { paramsOf } from '../rules/filter-params.ts'
import { type ALL_SORTS, type FindFilters, sortIn } from '../rules/filters.ts'

/** The query parameters of the list. */
export interface FindState extends FindFilters {
  sort?: (typeof ALL_SORTS)[number] | undefined
  /** A campaign of the caller, with which the list is compared. */
  campaign?: string | undefined
  after?: string | undefined
}

/** The state of the list without filters. */
export const withoutFilters = ({ sort, campaign }: FindState): FindState => ({ sort, campaign })

/** Link to the list with changes; always to its first page. */
export function findHref(base: string, state: FindState, change: FindState = {}): string {
  const { sort, campaign, after, ...filters } = { ...state, after: undefined, ...change }
  return pathWithQuery(base, { ...paramsOf(filters), sort, campaign, after }).replaceAll('%2C', ',')
}

/** Converts the state to the endpoint's query; lists are joined by commas. */
export function toQuery(state: FindState) {
  return Object.fromEntries(
    Object.entries({ ...state, sort: sortIn(state) })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )
}
