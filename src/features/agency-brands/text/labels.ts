import { defineText } from '../../../i18n/messages.ts'

export const brandLabels = defineText({ en: () => import('./labels-en.ts'), th: () => import('./labels-th.ts') })
