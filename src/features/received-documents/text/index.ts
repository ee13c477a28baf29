import { defineText } from '../../../i18n/messages.ts'

export const receivedText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
