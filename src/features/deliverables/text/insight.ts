import { defineText } from '../../../i18n/messages.ts'

export const insightText = defineText({ en: () => import('./insight-en.ts'), th: () => import('./insight-th.ts') })
