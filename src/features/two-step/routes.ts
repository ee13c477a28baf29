import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('two-step')

export const routes: readonly PageRoute[] = [page.role('marketer', 'twoStep', 'marketer-two-step', { acts: 'self' })]
