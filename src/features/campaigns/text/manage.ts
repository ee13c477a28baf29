import { defineText } from '../../../i18n/messages.ts'

/** Campaigns of a brand. */
export const manageText = defineText({ en: () => import('./manage-en.ts'), th: () => import('./manage-th.ts') })
