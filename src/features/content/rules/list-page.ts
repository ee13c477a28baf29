import type { ListQuery } from '../shapes-list.ts'

export interface ListPage<C extends number> {
  /** Categories as facets of the list; unknown and hidden ones are ignored. */
  facets: string[]
  categories: C[]
  page: number
  perPage: number
  offset: number
}

/** Parses the query of a public list. Defaults: all of `allowed` categories, and `size` items per page. */
export function listPage<C extends number>(query: ListQuery, allowed: readonly C[], size: number): ListPage<C> {
  const requested = query.category?.split(',').map(Number)
  const categories = requested ? allowed.filter((id) => requested.includes(id)) : [...allowed]
  const perPage = query.perPage ?? query.limit ?? size
  const page = query.page ?? 1
  return { facets: categories.map(String), categories, page, perPage, offset: (page - 1) * perPage }
}
