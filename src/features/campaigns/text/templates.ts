import { defineText } from '../../../i18n/messages.ts'

export const templatesText = defineText({
  en: () => import('./templates-en.ts'),
  th: () => import('./templates-th.ts'),
})
