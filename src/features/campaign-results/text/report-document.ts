import { defineText } from '../../../i18n/messages.ts'

export const reportDocumentText = defineText({
  en: () => import('./report-document-en.ts'),
  th: () => import('./report-document-th.ts'),
})
