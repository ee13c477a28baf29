import { defineText } from '../../../i18n/messages.ts'

export const savedText = defineText({ en: () => import('./saved-en.ts'), th: () => import('./saved-th.ts') })
