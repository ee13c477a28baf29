import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('operators')

export const routes: readonly PageRoute[] = [
  page.role('operator', 'dashboard', 'dashboard', {
    menu: { group: 'own', order: 10, label: { th: 'ภาพรวม', en: 'Overview' }, icon: 'squares-four' },
    tab: { order: 10, label: { th: 'ภาพรวม', en: 'Overview' }, icon: 'squares-four' },
  }),
  page.role('operator', 'user', 'users', {
    menu: { group: 'own', order: 20, label: { th: 'ผู้ใช้', en: 'Users' }, icon: 'users' },
  }),
  page.role('operator', 'approval', 'approvals', {
    menu: { group: 'queues', order: 50, label: { th: 'รอผู้อนุมัติคนที่สอง', en: 'Second approvals' }, icon: 'check-circle' },
  }),
  page.role('operator', 'ledger', 'ledger', {
    menu: { group: 'money', order: 20, label: { th: 'บัญชีแยกประเภท', en: 'Ledger' }, icon: 'book-open' },
    tab: { order: 40, label: { th: 'บัญชีแยกประเภท', en: 'Ledger' }, icon: 'book-open' },
  }),
  page.role('operator', 'config', null),
  page.role('operator', 'audit', 'audit', {
    menu: {
      group: 'system',
      order: 30,
      label: { th: 'บันทึกการดำเนินการ', en: 'Audit log' },
      icon: 'clock-counter-clockwise',
    },
  }),
]
