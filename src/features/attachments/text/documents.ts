import { defineText } from '../../../i18n/messages.ts'

/** Words of the owner's side, and the states that both sides read. */
export const documentsText = defineText({
  en: () => import('./documents-en.ts'),
  th: () => import('./documents-th.ts'),
})
