import { defineText } from '../../../i18n/messages.ts'

export const correctionsText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
