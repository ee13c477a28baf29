import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('coupons')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'manageCampaign/:id/coupons', 'campaign-coupons', {
    acts: 'campaigns',
    uploads: true,
    limited: true,
  }),
]
