import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('api-keys')
const menu = {
  group: 'system',
  order: 30,
  label: { th: 'API และ Webhook', en: 'API and webhooks' },
  icon: 'plugs',
} as const

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'developer', 'marketer-developer', { permission: 'account', menu }),
  page.role('influencer', 'developer', 'influencer-developer', { menu }),
]
