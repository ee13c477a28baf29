import { defineText } from '../../../i18n/messages.ts'

export const bulkText = defineText({ en: () => import('./bulk-en.ts'), th: () => import('./bulk-th.ts') })
