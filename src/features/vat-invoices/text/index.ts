import { defineText } from '../../../i18n/messages.ts'

/** Words of the payee's page, and the states that both sides read. */
export const vatInvoicesText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
