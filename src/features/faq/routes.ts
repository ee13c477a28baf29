import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('faq')

export const routes: readonly PageRoute[] = [
  page.open('faq', 'faq', { cache: { tags: ['faq'], query: { audience: ['marketer', 'influencer'] } } }),
]
