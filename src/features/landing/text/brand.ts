import { defineText } from '../../../i18n/messages.ts'

/** The landing page of brands. */
export const brandText = defineText({ en: () => import('./brand-en.ts'), th: () => import('./brand-th.ts') })
