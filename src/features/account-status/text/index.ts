import { defineText } from '../../../i18n/messages.ts'

export const accountStatusText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
