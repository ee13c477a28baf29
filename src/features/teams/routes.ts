import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('teams')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'team', 'team', {
    limited: true,
    menu: { group: 'system', order: 10, label: { th: 'ทีมและสิทธิ์', en: 'Team' }, icon: 'users-three' },
    avatar: { order: 15, label: { th: 'ทีมและสิทธิ์', en: 'Team' }, icon: 'users-three' },
  }),
  page.openBare('Marketer/joinTeam/:token', 'join-team', { noindex: true }),
]
