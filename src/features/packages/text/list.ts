import { defineText } from '../../../i18n/messages.ts'

/** Cards and the list. */
export const packagesText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
