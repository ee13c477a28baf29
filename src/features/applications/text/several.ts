import { defineText } from '../../../i18n/messages.ts'

export const severalText = defineText({ en: () => import('./several-en.ts'), th: () => import('./several-th.ts') })
