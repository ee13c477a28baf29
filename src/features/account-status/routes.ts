import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('account-status')

export const routes: readonly PageRoute[] = [
  page.open('Marketer/expired', 'expired', { cache: { tags: [] }, noindex: true }),
  page.open('Marketer/suspended', 'suspended', { plain: true, cache: { tags: [] }, noindex: true }),
  page.open('Marketer/permanently', 'permanently', { plain: true, cache: { tags: [] }, noindex: true }),
  page.open('Influencer/suspended', 'influencer-suspended', { plain: true, cache: { tags: [] }, noindex: true }),
  page.open('Influencer/permanently', 'influencer-permanently', { plain: true, cache: { tags: [] }, noindex: true }),
]
