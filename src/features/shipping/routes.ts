import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('shipping')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'manageCampaign/:id/shipping', 'campaign-shipping', {
    acts: 'campaigns',
    uploads: true,
    limited: true,
  }),
]
