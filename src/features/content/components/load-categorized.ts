import { data as answer, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import type { Bilingual, Lang } from '../../../core/shapes.ts'
import { pageContext } from '../../../web/page.ts'
import { qListed, qListPage, readQuery } from '../../../web/query.ts'
import { fetchContent } from './fetch-content.ts'
import { checkPage } from './list-address.ts'

interface Calls<L> {
  categories: () => Promise<{ data: readonly { id: number; name: Bilingual }[] }>
  list: (lang: Lang, query: { page: number; category?: string }) => Promise<L>
}

/**
 * Loads a content list by category and page. If it cannot be read, the page is rendered without the list, with status
 * 503.
 */
export async function loadCategorized<L extends { page: number; perPage: number; total: number }>(
  { context, url }: LoaderFunctionArgs,
  calls: Calls<L>,
) {
  const { lang } = context.get(pageContext)
  const { data: categories } = await calls.categories()
  const address = readQuery(url, z.object({ category: qListed(categories.map(({ id }) => id)), page: qListPage }))
  const query = { page: address.page, ...(address.category !== null && { category: String(address.category) }) }
  const list = await fetchContent(() => calls.list(lang, query))
  if (list) checkPage(list)
  const shown = { address, list, categories: categories.map(({ id, name }) => ({ id, name: name[lang] })) }
  return answer(shown, { status: list ? 200 : 503 })
}
