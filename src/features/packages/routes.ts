import { CHANNEL_TYPES, TIERS } from '../../core/vocabulary.ts'
import { PAGE_NUMBER, type PageQuery } from '../../web/page-query.ts'
import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('packages')

const offerQuery: PageQuery = { objective: /^[0-5]$/, channel: CHANNEL_TYPES, tier: TIERS, page: PAGE_NUMBER }

export const routes: readonly PageRoute[] = [
  page.open('Marketer/package', 'packages', { plain: true, cache: { tags: ['packages'], query: offerQuery } }),
  page.open('Marketer/package/detail/:slug', 'package', { plain: true, cache: { tags: ['packages', 'faq'] } }),
  page.role('marketer', 'packageBalance', 'package-balance', {
    menu: { group: 'packages', order: 10, label: { th: 'ยอดแพ็กเกจ', en: 'Balance' }, icon: 'package' },
  }),
  page.role('marketer', 'buyPackage', 'buy-packages', {
    permission: 'finance',
    menu: { group: 'packages', order: 20, label: { th: 'ซื้อแพ็กเกจ', en: 'Buy package' }, icon: 'storefront' },
  }),
  page.role('marketer', 'buyPackage/:slug', 'buy-package', { permission: 'finance' }),
  page.role('operator', 'packageSale', 'operator-packages', {
    menu: { group: 'money', order: 15, label: { th: 'ขายและให้แพ็กเกจ', en: 'Sell or give packages' }, icon: 'package' },
  }),
]
