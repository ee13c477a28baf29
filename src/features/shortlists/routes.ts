import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('shortlists')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'shortlist', 'shortlist-list', {
    acts: 'campaigns',
    limited: true,
    menu: { group: 'credits', order: 26, label: { th: 'รายชื่อที่เล็งไว้', en: 'Shortlists' }, icon: 'bookmark-simple' },
  }),
  page.role('marketer', 'shortlist/:id', 'shortlist-people', { acts: 'campaigns', limited: true }),
]
