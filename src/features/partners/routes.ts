import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('partners')

export const routes: readonly PageRoute[] = [
  page.role('influencer', 'partnerJob', null, { talentManager: true }),
  page.role('influencer', 'partnerJobList', null, { talentManager: true }),
  page.role('influencer', 'partnerFriend', null, { talentManager: true }),
  page.role('influencer', 'partnerProfile', null, { talentManager: true }),
]
