import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('search')

export const routes: readonly PageRoute[] = [page.open('search', 'search', { plain: true, noindex: true })]
