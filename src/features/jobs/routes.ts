import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('jobs')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'manageCampaign/:id/job/:jobId', 'marketer-job'),
  page.role('influencer', 'brandJob', 'influencer-jobs', {
    menu: { group: 'jobs', order: 10, label: { th: 'งานของฉัน', en: 'My jobs' }, icon: 'briefcase' },
    tab: { order: 30, label: { th: 'งานของฉัน', en: 'My jobs' }, icon: 'briefcase' },
  }),
  page.role('influencer', 'brandJob/:id', 'influencer-job', { uploads: true }),
]
