import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('public-profiles')

export const routes: readonly PageRoute[] = [
  page.open('influencer/:handle', 'public-profile', { plain: true }),
  page.role('influencer', 'publicProfile', 'public-profile-settings'),
]
