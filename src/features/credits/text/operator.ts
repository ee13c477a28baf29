import { defineText } from '../../../i18n/messages.ts'

export const paymentsText = defineText({ en: () => import('./operator-en.ts'), th: () => import('./operator-th.ts') })
