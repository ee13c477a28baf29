import { defineText } from '../../../i18n/messages.ts'

/** Buying a package. */
export const purchaseText = defineText({ en: () => import('./purchase-en.ts'), th: () => import('./purchase-th.ts') })
