import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('credits')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'usageStatement', 'usage-statement', {
    whileClosed: true,
    menu: { group: 'own', order: 30, label: { th: 'รายการใช้จ่าย', en: 'Usage statement' }, icon: 'receipt' },
    tab: { order: 30, label: { th: 'รายการใช้จ่าย', en: 'Usage' }, icon: 'receipt' },
  }),
  page.role('marketer', 'purchase', 'purchases', {
    menu: { group: 'own', order: 31, label: { th: 'รายการซื้อ', en: 'Purchases' }, icon: 'shopping-cart-simple' },
  }),
  page.role('marketer', 'credit', 'credit', {
    acts: 'finance',
    menu: { group: 'credits', order: 10, label: { th: 'ยอดเครดิต', en: 'Balance' }, icon: 'coins' },
    tab: { order: 40, label: { th: 'เครดิต', en: 'Credits' }, icon: 'coins' },
  }),
  page.role('marketer', 'buyCredit', 'buy-credit', {
    permission: 'finance',
    menu: { group: 'credits', order: 20, label: { th: 'เติมเครดิต', en: 'Top up credits' }, icon: 'credit-card' },
  }),
  page.role('marketer', 'buyCredit/:chargeId', 'charge', { acts: 'finance', uploads: true }),
  page.role('operator', 'payment', 'operator-payments', {
    menu: { group: 'money', order: 10, label: { th: 'การชำระเงิน', en: 'Payments' }, icon: 'credit-card' },
  }),
]
