import { cutQuestion, SEARCH_KINDS, type SearchKind } from '../rules/question.ts'

/** What the address of the search page says. */
export interface SearchAddress {
  q: string
  /** Null for all kinds. */
  kind: SearchKind | null
  page: number
}

/** Reads an address; what is no kind and no page is left out. */
export function readSearch(query: URLSearchParams): SearchAddress {
  const page = query.get('page') ?? ''
  return {
    q: cutQuestion(query.get('q') ?? ''),
    kind: SEARCH_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
  }
}

/** `/th/search?q=…&kind=job&page=2`; nothing is written that stands without it. */
export function searchHref(base: string, { q, kind = null, page = 1 }: Partial<SearchAddress>): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  if (kind) query.set('kind', kind)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${base}?${query}` : base
}
