import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('influencer-search')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'findInfluencer', 'find-influencer', {
    acts: 'campaigns',
    limited: true,
    menu: {
      group: 'credits',
      order: 25,
      label: { th: 'ค้นหาครีเอเตอร์', en: 'Find creators' },
      icon: 'magnifying-glass',
    },
  }),
  page.role('marketer', 'findInfluencer/invite', 'bulk-invite', { permission: 'campaigns', limited: true }),
  page.role('marketer', 'findInfluencer/:id', 'influencer-profile', { acts: 'campaigns', limited: true }),
  page.role('marketer', 'compareInfluencer', 'compare-influencers', { limited: true }),
  page.role('marketer', 'savedSearch', 'saved-searches', { acts: 'campaigns' }),
]
