import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('documents')

export const routes: readonly PageRoute[] = [page.role('operator', 'tax', null)]
