import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('calendar')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'calendar', 'marketer-calendar', {
    limited: true,
    menu: { group: 'credits', order: 33, label: { th: 'ปฏิทินกำหนดส่ง', en: 'Calendar' }, icon: 'calendar-blank' },
  }),
]
