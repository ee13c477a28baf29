import { pathWithQuery } from '../../../web/path-with-query.ts'
import { paramsOf } from '../rules/filter-params.ts'
import { type ALL_SORTS, type FindFilters, sortIn } from '../rules/filters.ts'

/** What the address of the list says. */
export interface FindState extends FindFilters {
  sort?: (typeof ALL_SORTS)[number] | undefined
  /** A campaign of the brand that the list is compared with. */
  campaign?: string | undefined
  after?: string | undefined
}

/** The same list without filters. */
export const withoutFilters = ({ sort, campaign }: FindState): FindState => ({ sort, campaign })

/** The address of the list; a changed filter starts at the first results. */
export function findHref(base: string, state: FindState, change: FindState = {}): string {
  const { sort, campaign, after, ...filters } = { ...state, after: undefined, ...change }
  return pathWithQuery(base, { ...paramsOf(filters), sort, campaign, after }).replaceAll('%2C', ',')
}

/** The query of the endpoint: lists joined. */
export function toQuery(state: FindState) {
  return Object.fromEntries(
    Object.entries({ ...state, sort: sortIn(state) })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  )
}
