import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('channels')

export const routes: readonly PageRoute[] = [
  page.roleBare('influencer', 'channelAdd', 'channel-add', {
    menu: { group: 'own', order: 20, label: { th: 'เพิ่มช่อง', en: 'Add channel' }, icon: 'plus' },
  }),
  page.role('influencer', 'channelDetail', 'channel-detail', {
    menu: { group: 'own', order: 30, label: { th: 'ช่องของฉัน', en: 'My channels' }, icon: 'broadcast' },
  }),
  page.role('influencer', 'channelDetail/:id', 'channel-history'),
  page.role('operator', 'privilege', 'operator-privileges', {
    menu: { group: 'system', order: 15, label: { th: 'รหัสสิทธิพิเศษ', en: 'Privilege codes' }, icon: 'ticket' },
  }),
  page.role('operator', 'channel', 'operator-channels', {
    menu: { group: 'queues', order: 10, label: { th: 'อนุมัติช่อง', en: 'Channel approvals' }, icon: 'seal-check' },
  }),
]
