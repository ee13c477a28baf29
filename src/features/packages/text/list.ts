import { defineText } from '../../../i18n/messages.ts'

/** The list with its comparison. */
export const packagesText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
