import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('applications')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'manageCampaign/:id/applicants/review', 'applicants-review', {
    permission: 'campaigns',
    limited: true,
  }),
]
