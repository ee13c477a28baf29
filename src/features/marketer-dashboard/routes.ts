import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('marketer-dashboard')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'dashboard', 'marketer-dashboard', {
    acts: 'campaigns',
    menu: { group: 'own', order: 10, label: { th: 'แดชบอร์ด', en: 'Dashboard' }, icon: 'house' },
    tab: { order: 10, label: { th: 'แดชบอร์ด', en: 'Dashboard' }, icon: 'house' },
  }),
]
