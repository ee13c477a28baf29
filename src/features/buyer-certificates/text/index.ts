import { defineText } from '../../../i18n/messages.ts'

/** Words of the buyer's page, and the states that both sides read. */
export const certificatesText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
