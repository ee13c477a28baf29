import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('ideas')

export const routes: readonly PageRoute[] = [
  page.role('influencer', 'ideas', 'ideas', {
    menu: { group: 'jobs', order: 90, label: { th: 'ไอเดีย', en: 'Ideas' }, icon: 'note-pencil' },
  }),
]
