import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('downloads')

export const routes: readonly PageRoute[] = [
  page.open('Download/:id', 'download', { plain: true, cache: { tags: ['downloads'], query: { started: ['1'] } } }),
]
