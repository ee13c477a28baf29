import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { SearchKind } from '../rules/question.ts'

/** What the address of the search page says. */
export interface SearchAddress {
  q: string
  /** Null for all kinds. */
  kind: SearchKind | null
  page: number
}

/** `/th/search?q=…&kind=job&page=2`; nothing is written that stands without it. */
export const searchHref = (base: string, { q, kind, page = 1 }: Partial<SearchAddress>): string =>
  pathWithQuery(base, { q, kind, page: page > 1 && page })
