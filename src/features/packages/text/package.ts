import { defineText } from '../../../i18n/messages.ts'

/** One package. */
export const packageText = defineText({ en: () => import('./package-en.ts'), th: () => import('./package-th.ts') })
