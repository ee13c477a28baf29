import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('attachments')

export const routes: readonly PageRoute[] = [
  page.role('operator', 'paper', 'operator-attachments', {
    menu: {
      group: 'queues',
      order: 15,
      label: { th: 'ตรวจเอกสาร', en: 'Document review' },
      icon: 'identification-card',
    },
  }),
]
