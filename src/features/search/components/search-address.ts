import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { SearchKind } from '../rules/question.ts'

/** The query string of the search page. */
export interface SearchAddress {
  q: string
  /** Null for all kinds. */
  kind: SearchKind | null
  page: number
}

/** `/th/search?q=…&kind=job&page=2`. Default values are left out. */
export const searchHref = (base: string, { q, kind, page = 1 }: Partial<SearchAddress>): string =>
  pathWithQuery(base, { q, kind, page: page > 1 && page })
