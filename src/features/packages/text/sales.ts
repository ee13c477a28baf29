import { defineText } from '../../../i18n/messages.ts'

export const salesText = defineText({ en: () => import('./sales-en.ts'), th: () => import('./sales-th.ts') })
