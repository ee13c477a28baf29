import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('contact')

export const routes: readonly PageRoute[] = [
  page.open('contact', 'contact'),
  page.open('partnership', 'partnership'),
  page.role('operator', 'content/contact', 'operator-inbox'),
]
