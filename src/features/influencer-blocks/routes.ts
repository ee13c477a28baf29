import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('influencer-blocks')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'blockedInfluencer', 'blocked-influencers', { acts: 'campaigns' }),
]
