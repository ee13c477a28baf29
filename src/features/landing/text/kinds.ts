import { defineText } from '../../../i18n/messages.ts'

/** The two kinds of campaign. */
export const kindsText = defineText({ en: () => import('./kinds-en.ts'), th: () => import('./kinds-th.ts') })
