import { defineText } from '../../../i18n/messages.ts'

export const pauseText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
