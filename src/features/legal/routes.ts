import type { PageQuery } from '../../web/page-query.ts'
import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('legal')

const versionQuery: PageQuery = { version: /^[1-9]\d{0,3}$/, view: ['changes'] }

export const routes: readonly PageRoute[] = [
  page.open('about', 'about', { cache: { tags: ['pages'], query: versionQuery } }),
  page.open('privacy', 'privacy', { cache: { tags: ['pages'], query: versionQuery } }),
  page.open('termsOfUse', 'terms-of-use', { cache: { tags: ['pages'], query: versionQuery } }),
]
