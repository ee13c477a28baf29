import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('partners')

export const routes: readonly PageRoute[] = [
  page.role('influencer', 'partnerConsent', 'my-manager'),
  page.role('influencer', 'partnerConsent/:id', 'partner-consent'),
]
