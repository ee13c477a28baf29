import { defineText } from '../../../i18n/messages.ts'

/** The two kinds of campaign, and packages by kind of creator. */
export const kindsText = defineText({ en: () => import('./kinds-en.ts'), th: () => import('./kinds-th.ts') })
