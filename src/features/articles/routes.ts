import { PAGE_NUMBER, type PageQuery } from '../../web/page-query.ts'
import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('articles')

const articleQuery: PageQuery = { category: /^(5|8|9|10|12)$/, page: PAGE_NUMBER }

export const routes: readonly PageRoute[] = [
  page.open('articles', 'articles', { plain: true, cache: { tags: ['articles'], query: articleQuery } }),
  page.open('articles/detail/:slug', 'article', { plain: true, cache: { tags: ['articles'] } }),
]
