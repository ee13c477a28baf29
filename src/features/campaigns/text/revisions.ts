import { defineText } from '../../../i18n/messages.ts'

export const revisionsText = defineText({
  en: () => import('./revisions-en.ts'),
  th: () => import('./revisions-th.ts'),
})
