import { PAGE_NUMBER, type PageQuery } from '../../web/page-query.ts'
import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('cases')

const caseQuery: PageQuery = { category: /^([2-9]|1[013])$/, page: PAGE_NUMBER }

export const routes: readonly PageRoute[] = [
  page.open('caseStudy', 'case-studies', { plain: true, cache: { tags: ['cases'], query: caseQuery } }),
  page.open('caseStudy/detail/:slug', 'case-study', { plain: true, cache: { tags: ['cases'] } }),
]
