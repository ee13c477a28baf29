import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('webhook-endpoints')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'developer/:id', 'marketer-webhook', { permission: 'account' }),
  page.role('influencer', 'developer/:id', 'influencer-webhook'),
]
