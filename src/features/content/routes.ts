import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('content')

export const routes: readonly PageRoute[] = [
  page.role('operator', 'package', 'editor-packages', {
    menu: { group: 'money', order: 30, label: { th: 'รายการแพ็กเกจ', en: 'Package catalogue' }, icon: 'package' },
  }),
  page.role('operator', 'package/:id', 'editor-package', { uploads: true }),
  page.role('operator', 'content', 'editor-home', {
    menu: { group: 'system', order: 10, label: { th: 'เนื้อหา', en: 'Content' }, icon: 'article' },
  }),
  page.role('operator', 'content/:kind', 'editor-list'),
  page.role('operator', 'content/:kind/:id', 'editor-item', { uploads: true }),
]
