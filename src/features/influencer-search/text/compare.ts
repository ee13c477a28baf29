import { defineText } from '../../../i18n/messages.ts'

export const compareText = defineText({ en: () => import('./compare-en.ts'), th: () => import('./compare-th.ts') })
