import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('talent-managers')

export const routes: readonly PageRoute[] = [
  page.role('influencer', 'partnerFriend', 'partner-friends', {
    talentManager: true,
    menu: { group: 'partners', order: 10, label: { th: 'ครีเอเตอร์ของฉัน', en: 'My creators' }, icon: 'users-three' },
  }),
  page.role('influencer', 'partnerFriend/new', 'invite-partner', { talentManager: true }),
  page.role('influencer', 'partnerProfile', 'partner-profile', { talentManager: true }),
  page.roleBare('influencer', 'partnerCollect', 'partner-collect', { talentManager: true }),
  page.role('influencer', 'partnerJobList', 'partner-jobs', {
    talentManager: true,
    menu: { group: 'partners', order: 20, label: { th: 'งานของครีเอเตอร์', en: 'Creators’ jobs' }, icon: 'kanban' },
  }),
  page.role('influencer', 'partnerJob', 'partner-job-next', { talentManager: true }),
  page.role('influencer', 'partnerJob/:id', 'partner-job', { talentManager: true, uploads: true }),
]
