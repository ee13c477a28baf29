import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('document-corrections')

export const routes: readonly PageRoute[] = [
  page.role('operator', 'document', 'operator-documents', {
    menu: { group: 'money', order: 30, label: { th: 'เอกสารภาษี', en: 'Tax documents' }, icon: 'files' },
  }),
]
