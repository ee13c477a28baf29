import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('influencer-search')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'findInfluencer', 'find-influencer', {
    menu: {
      group: 'credits',
      order: 25,
      label: { th: 'ค้นหาครีเอเตอร์', en: 'Find creators' },
      icon: 'magnifying-glass',
    },
  }),
  page.role('marketer', 'findInfluencer/invite', 'invite-several'),
  page.role('marketer', 'findInfluencer/:id', 'influencer-profile'),
  page.role('marketer', 'compareInfluencer', 'compare-influencers'),
  page.role('marketer', 'savedSearch', 'saved-searches'),
]
