import { defineText } from '../../../i18n/messages.ts'

export const goalsText = defineText({ en: () => import('./goals-en.ts'), th: () => import('./goals-th.ts') })
