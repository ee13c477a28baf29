import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('two-step')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'twoStep', 'two-step', { acts: 'self' }),
  page.role('operator', 'twoStep', 'two-step', {
    avatar: { order: 10, label: { th: 'การยืนยันสองขั้น', en: 'Two-step verification' }, icon: 'lock-key' },
  }),
]
