import { defineText } from '../../../i18n/messages.ts'

/** Texts for the owner, and the names of the statuses, which operators see too. */
export const documentsText = defineText({
  en: () => import('./documents-en.ts'),
  th: () => import('./documents-th.ts'),
})
