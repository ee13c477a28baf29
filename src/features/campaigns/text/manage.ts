import { defineText } from '../../../i18n/messages.ts'

/** Lists and pages of a brand's campaigns. */
export const manageText = defineText({ en: () => import('./manage-en.ts'), th: () => import('./manage-th.ts') })
