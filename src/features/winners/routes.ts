import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('winners')

export const routes: readonly PageRoute[] = [
  page.open('winnerThailandInfluencerAwards', 'winners', {
    plain: true,
    cache: { tags: ['winners'], query: { year: /^20\d\d$/ } },
  }),
]
