import { notFound } from '../../../web/page.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'

/** The parameters in the address of a content list. */
export interface ListAddress {
  /** Null for all categories. */
  category: number | null
  page: number
}

/** Throws a 404 error for a page after the last one. */
export function checkPage(list: { page: number; perPage: number; total: number }): void {
  if (list.page > 1 && (list.page - 1) * list.perPage >= list.total) throw notFound()
}

/** The address of a page of the list: `/th/articles?category=8&page=2`. */
export const listHref = (base: string, { category, page }: ListAddress): string =>
  pathWithQuery(base, { category, page: page > 1 && page })
