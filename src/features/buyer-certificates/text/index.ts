import { defineText } from '../../../i18n/messages.ts'

/** Texts of the buyer's page, and the names of the statuses, which operators see too. */
export const certificatesText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
