import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('notifications')

export const routes: readonly PageRoute[] = [
  page.open('unsubscribe/:id', 'unsubscribe', { noindex: true }),
  page.role('marketer', 'lineNotification', 'marketer-line', { acts: 'self', limited: true }),
  page.role('marketer', 'deviceNotification', 'marketer-push', { acts: 'self', limited: true }),
  page.role('marketer', 'whatsappNotification', 'marketer-whatsapp', { acts: 'self', limited: true }),
  page.role('marketer', 'financeEmail', 'marketer-finance-email', { acts: 'finance' }),
  page.role('marketer', 'notification', 'marketer-notification', {
    acts: 'self',
    limited: true,
    menu: { group: 'system', order: 10, label: { th: 'การแจ้งเตือน', en: 'Notifications' }, icon: 'bell' },
  }),
  page.role('influencer', 'lineNotification', 'influencer-line'),
  page.role('influencer', 'deviceNotification', 'influencer-push'),
  page.role('influencer', 'whatsappNotification', 'influencer-whatsapp'),
  page.role('influencer', 'notification', 'influencer-notification', {
    menu: { group: 'system', order: 10, label: { th: 'การแจ้งเตือน', en: 'Notifications' }, icon: 'bell' },
  }),
  page.role('operator', 'message', 'messages', {
    menu: { group: 'system', order: 20, label: { th: 'ข้อความขาออก', en: 'Outbox' }, icon: 'paper-plane-tilt' },
    tab: { order: 50, label: { th: 'ข้อความขาออก', en: 'Outbox' }, icon: 'paper-plane-tilt' },
  }),
]
