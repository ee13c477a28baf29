import { defineText } from '../../../i18n/messages.ts'

export const openText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
export const brandText = defineText({ en: () => import('./brand-en.ts'), th: () => import('./brand-th.ts') })
export const creatorText = defineText({ en: () => import('./creator-en.ts'), th: () => import('./creator-th.ts') })
/** The two kinds of campaign, and packages by kind of creator. */
export const kindsText = defineText({ en: () => import('./kinds-en.ts'), th: () => import('./kinds-th.ts') })
