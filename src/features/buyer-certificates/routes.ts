import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('buyer-certificates')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'taxCertificate', 'tax-certificates', {
    acts: 'finance',
    whileExpired: true,
    uploads: true,
    menu: {
      group: 'credits',
      order: 40,
      label: { th: 'ส่งใบ 50 ทวิ', en: 'Withholding certificates' },
      icon: 'invoice',
    },
  }),
  page.role('operator', 'buyerCertificate', 'operator-certificates', {
    menu: {
      group: 'queues',
      order: 46,
      label: { th: 'ใบ 50 ทวิจากแบรนด์', en: 'Brands’ certificates' },
      icon: 'invoice',
    },
  }),
]
