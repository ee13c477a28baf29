import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('deactivation')

export const routes: readonly PageRoute[] = [
  page.roleBare('influencer', 'deactivate', 'deactivate', { beforeConsent: true }),
  page.roleBare('marketer', 'deactivate', 'marketer-deactivate', { beforeConsent: true, permission: 'account' }),
  page.open('deactivateSucceed', 'deactivate-succeed', { plain: true, noindex: true }),
]
