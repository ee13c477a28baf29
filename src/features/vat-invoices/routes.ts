import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('vat-invoices')

export const routes: readonly PageRoute[] = [
  page.role('influencer', 'vatInvoice', 'vat-invoices', { uploads: true, whileClosed: true }),
  page.role('operator', 'vatInvoice', 'operator-vat-invoices', {
    menu: {
      group: 'queues',
      order: 45,
      label: { th: 'ใบกำกับภาษีของครีเอเตอร์', en: 'Creators’ tax invoices' },
      icon: 'invoice',
    },
  }),
]
