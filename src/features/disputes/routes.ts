import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('disputes')

export const routes: readonly PageRoute[] = [
  page.role('operator', 'dispute', 'operator-disputes', {
    menu: { group: 'queues', order: 30, label: { th: 'ข้อพิพาท', en: 'Disputes' }, icon: 'scales' },
  }),
]
