import { notFound } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'

/** What the address of a list of content says. */
export interface ListAddress {
  /** Null for all categories. */
  category: number | null
  page: number
}

/** Refuses a page behind the last one. */
export function checkPage(list: { page: number; perPage: number; total: number }): void {
  if (list.page > 1 && (list.page - 1) * list.perPage >= list.total) throw notFound()
}

/** The address of a part of the list: `/th/articles?category=8&page=2`. */
export const listHref = (base: string, { category, page }: ListAddress): string =>
  pathWithQuery(base, { category, page: page > 1 && page })
