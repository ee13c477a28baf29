import { defineText } from '../../../i18n/messages.ts'

export const paperText = defineText({ en: () => import('./paper-en.ts'), th: () => import('./paper-th.ts') })
