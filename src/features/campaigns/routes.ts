import { CHANNEL_TYPES, INTERESTS, POST_TYPES } from '../../core/vocabulary.ts'
import { PAGE_NUMBER, type PageQuery } from '../../web/page-query.ts'
import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('campaigns')

/**
 * Search texts, amounts and multiple values of one filter are not cached, because there could be any number of them.
 */
const marketQuery: PageQuery = {
  channel: CHANNEL_TYPES,
  post: POST_TYPES,
  topic: INTERESTS,
  sort: ['newest', 'close', 'price', 'earnings', 'brand', 'match'],
  page: PAGE_NUMBER,
}

export const routes: readonly PageRoute[] = [
  page.open('jobMarketBoard', 'job-market-board', { cache: { tags: ['jobs'], query: marketQuery } }),
  page.open('jobMarketBoard/:campaignId', 'public-campaign', { plain: true, cache: { tags: ['jobs'] } }),
  page.role('marketer', 'manageCampaign', 'campaign-list', {
    limited: true,
    menu: {
      group: 'credits',
      order: 30,
      label: { th: 'จัดการแคมเปญ', en: 'Manage campaigns' },
      icon: 'megaphone-simple',
      count: 'awaited',
    },
    tab: { order: 20, label: { th: 'แคมเปญ', en: 'Campaigns' }, icon: 'megaphone-simple', count: 'awaited' },
  }),
  page.role('marketer', 'manageCampaign/new', 'campaign-new', { permission: 'campaigns', limited: true }),
  page.role('marketer', 'managePackageCampaign', 'package-campaign-list', {
    menu: {
      group: 'packages',
      order: 30,
      label: { th: 'จัดการแคมเปญแพ็กเกจ', en: 'Package campaigns' },
      icon: 'megaphone-simple',
    },
  }),
  page.role('influencer', 'jobMarket', 'influencer-job-market', {
    menu: { group: 'jobs', order: 20, label: { th: 'ตลาดงาน', en: 'Job market' }, icon: 'storefront' },
    tab: { order: 20, label: { th: 'หางาน', en: 'Find jobs' }, icon: 'storefront' },
  }),
  page.role('influencer', 'jobMarket/:campaignId', 'influencer-campaign'),
  page.role('operator', 'campaign', 'operator-campaigns', {
    menu: { group: 'queues', order: 20, label: { th: 'ตรวจแคมเปญ', en: 'Campaign reviews' }, icon: 'megaphone-simple' },
    tab: { order: 20, label: { th: 'แคมเปญ', en: 'Campaigns' }, icon: 'megaphone-simple' },
  }),
]
