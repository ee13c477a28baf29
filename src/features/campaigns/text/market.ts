import { defineText } from '../../../i18n/messages.ts'

/** The job market and the campaign pages. */
export const marketText = defineText({ en: () => import('./market-en.ts'), th: () => import('./market-th.ts') })
