import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('personal-data')

export const routes: readonly PageRoute[] = [
  page.role('influencer', 'personalData', 'influencer-data', { beforeConsent: true, whileClosed: true }),
  page.role('marketer', 'personalData', 'marketer-data', {
    beforeConsent: true,
    whileClosed: true,
    acts: 'self',
    limited: true,
  }),
]
