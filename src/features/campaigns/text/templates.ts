import { defineText } from '../../../i18n/messages.ts'

/** The templates of a campaign. */
export const templatesText = defineText({
  en: () => import('./templates-en.ts'),
  th: () => import('./templates-th.ts'),
})
