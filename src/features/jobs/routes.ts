import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('jobs')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'dashboard', 'marketer-dashboard', {
    menu: { group: 'own', order: 10, label: { th: 'แดชบอร์ด', en: 'Dashboard' }, icon: 'house' },
    tab: { order: 10, label: { th: 'แดชบอร์ด', en: 'Dashboard' }, icon: 'house' },
  }),
  page.role('marketer', 'manageCampaign/:id/applicants', 'applicants'),
  page.role('marketer', 'manageCampaign/:id/job/:jobId', 'marketer-job'),
  page.role('influencer', 'dashboard', 'influencer-dashboard', {
    menu: { group: 'own', order: 10, label: { th: 'แดชบอร์ด', en: 'Dashboard' }, icon: 'house' },
    tab: { order: 10, label: { th: 'หน้าหลัก', en: 'Home' }, icon: 'house' },
  }),
  page.role('influencer', 'brandJob', 'brand-jobs', {
    menu: { group: 'jobs', order: 10, label: { th: 'งานจากแบรนด์', en: 'Jobs from brands' }, icon: 'briefcase' },
    tab: { order: 30, label: { th: 'งานของฉัน', en: 'My jobs' }, icon: 'briefcase' },
  }),
  page.role('influencer', 'brandJob/:id', 'influencer-job', { uploads: true }),
  page.role('operator', 'dispute', 'operator-disputes', {
    menu: { group: 'queues', order: 30, label: { th: 'ข้อพิพาท', en: 'Disputes' }, icon: 'scales' },
  }),
]
