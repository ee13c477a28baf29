import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('campaign-results')

export const routes: readonly PageRoute[] = [
  page.role('influencer', 'dashboard', 'influencer-dashboard', {
    menu: { group: 'own', order: 10, label: { th: 'แดชบอร์ด', en: 'Dashboard' }, icon: 'house' },
    tab: { order: 10, label: { th: 'หน้าหลัก', en: 'Home' }, icon: 'house' },
  }),
  // One page with tabs. Both paths are in use in messages and bookmarks.
  page.role('marketer', 'manageCampaign/:id', 'campaign', { acts: 'campaigns', uploads: true, limited: true }),
  page.role('marketer', 'manageCampaign/:id/applicants', 'campaign', {
    acts: 'campaigns',
    uploads: true,
    limited: true,
  }),
  page.open('report/:token', 'shared-report', { plain: true, noindex: true }),
]
