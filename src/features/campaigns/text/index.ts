import { defineText } from '../../../i18n/messages.ts'

export const marketText = defineText({ en: () => import('./market-en.ts'), th: () => import('./market-th.ts') })
export const builderText = defineText({ en: () => import('./builder-en.ts'), th: () => import('./builder-th.ts') })
export const manageText = defineText({ en: () => import('./manage-en.ts'), th: () => import('./manage-th.ts') })
