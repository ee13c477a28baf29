import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('agency-brands')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'brand', 'brands', {
    agency: true,
    limited: true,
    uploads: true,
    menu: { group: 'credits', order: 29, label: { th: 'แบรนด์ในเอเจนซี', en: 'Brands' }, icon: 'storefront' },
  }),
]
