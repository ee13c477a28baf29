import { defineText } from '../../../i18n/messages.ts'

/** Cards and the list. */
export const packagesText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
/** One package. */
export const packageText = defineText({ en: () => import('./package-en.ts'), th: () => import('./package-th.ts') })
