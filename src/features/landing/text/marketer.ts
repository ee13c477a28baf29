import { defineText } from '../../../i18n/messages.ts'

/** The landing page of brands. */
export const marketerText = defineText({ en: () => import('./marketer-en.ts'), th: () => import('./marketer-th.ts') })
