import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('campaign-content')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'manageCampaign/:id/content', 'campaign-content', { limited: true }),
]
