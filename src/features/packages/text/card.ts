import { defineText } from '../../../i18n/messages.ts'

/** A package wherever it is shown. */
export const cardText = defineText({ en: () => import('./card-en.ts'), th: () => import('./card-th.ts') })
