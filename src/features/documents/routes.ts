import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('documents')

export const routes: readonly PageRoute[] = [
  page.role('marketer', 'document', 'marketer-documents', {
    whileClosed: true,
    acts: 'finance',
    menu: { group: 'own', order: 32, label: { th: 'เอกสาร', en: 'Documents' }, icon: 'files' },
  }),
  page.role('operator', 'tax', null),
]
