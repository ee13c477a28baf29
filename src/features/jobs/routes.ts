import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('jobs')

const INBOX = { label: { th: 'ข้อความ', en: 'Messages' }, icon: 'chat-circle-text', count: 'unread' } as const
const MY_JOBS = { label: { th: 'งานของฉัน', en: 'My jobs' }, icon: 'briefcase', count: 'awaited' } as const

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'manageCampaign/:id/job/:jobId', 'marketer-job', {
    acts: 'campaigns',
    uploads: true,
    limited: true,
  }),
  page.role('marketer', 'job', 'marketer-jobs', {
    limited: true,
    menu: { group: 'credits', order: 32, label: { th: 'งานทั้งหมด', en: 'Jobs' }, icon: 'briefcase' },
  }),
  page.role('marketer', 'inbox', 'marketer-inbox', {
    acts: 'campaigns',
    limited: true,
    menu: { group: 'credits', order: 35, ...INBOX },
    uploads: true,
  }),
  page.role('influencer', 'brandJob', 'influencer-jobs', {
    menu: { group: 'jobs', order: 10, ...MY_JOBS },
    tab: { order: 30, ...MY_JOBS },
  }),
  page.role('influencer', 'inbox', 'influencer-inbox', { menu: { group: 'jobs', order: 15, ...INBOX }, uploads: true }),
  page.role('influencer', 'brandJob/:id', 'influencer-job', { uploads: true, whileClosed: true }),
]
