import { defineText } from '../../../i18n/messages.ts'

/** Home page, and what the landing pages share with it. */
export const openText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
