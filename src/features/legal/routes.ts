import type { PageQuery } from '../../web/page-query.ts'
import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('legal')

const versionQuery: PageQuery = { version: /^[1-9]\d{0,3}$/, view: ['changes'] }

export const routes: readonly PageRoute[] = [
  page.open('about', 'about', { plain: true, cache: { tags: ['pages'], query: versionQuery } }),
  page.open('privacy', 'privacy', { plain: true, cache: { tags: ['pages'], query: versionQuery } }),
  page.open('termsOfUse', 'terms-of-use', { plain: true, cache: { tags: ['pages'], query: versionQuery } }),
]
