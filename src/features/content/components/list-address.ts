import { notFound } from '../../../web/page.ts'

/** What the address of a list of content says. */
export interface ListAddress {
  /** Null for all categories. */
  category: number | null
  page: number
}

/** Reads the address. A category or page that cannot be is a 404, so that made-up addresses are never kept. */
export function readAddress(request: Request, allowed: readonly number[]): ListAddress {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('category')
  const category = asked === null ? null : Number(asked)
  const page = Number(searchParams.get('page') ?? 1)
  const known = category === null || (allowed.includes(category) && String(category) === asked)
  if (!known || !Number.isInteger(page) || page < 1 || page > 10_000) throw notFound()
  return { category, page }
}

/** Refuses a page behind the last one. */
export function checkPage(list: { page: number; perPage: number; total: number }): void {
  if (list.page > 1 && (list.page - 1) * list.perPage >= list.total) throw notFound()
}

/** The address of a part of the list: `/th/articles?category=8&page=2`. */
export function listHref(base: string, { category, page }: ListAddress): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('category', String(category))
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${base}?${query}` : base
}
