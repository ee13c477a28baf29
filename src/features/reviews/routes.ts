import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('reviews')

export const routes: readonly PageRoute[] = [
  page.role('operator', 'review', 'operator-reviews', {
    menu: { group: 'queues', order: 35, label: { th: 'รีวิวที่มีผู้แจ้ง', en: 'Reported reviews' }, icon: 'star' },
  }),
]
