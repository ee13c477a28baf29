import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('referrals')

export const routes: readonly PageRoute[] = [
  page.role('influencer', 'inviteFriend', 'invite-friend', {
    menu: {
      group: 'own',
      order: 50,
      label: { th: 'ชวนเพื่อน', en: 'Invite a friend' },
      icon: 'gift',
      notForTalentManagers: true,
    },
  }),
]
