import { defineText } from '../../../i18n/messages.ts'

/** Packages by kind of creator. */
export const lineUpsText = defineText({ en: () => import('./line-ups-en.ts'), th: () => import('./line-ups-th.ts') })
