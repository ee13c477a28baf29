import { defineText } from '../../../i18n/messages.ts'

export const builderText = defineText({ en: () => import('./builder-en.ts'), th: () => import('./builder-th.ts') })
