import { defineText } from '../../../i18n/messages.ts'

/** The packages that a brand has bought. */
export const balanceText = defineText({ en: () => import('./balance-en.ts'), th: () => import('./balance-th.ts') })
