import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('visitor')

export const routes: readonly PageRoute[] = [
  page.open('Influencer/preLogin/goto:login', 'pre-login', { noindex: true }),
  page.open('test', 'self-check', { noindex: true }),
]
