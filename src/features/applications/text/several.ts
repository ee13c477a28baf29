import { defineText } from '../../../i18n/messages.ts'

/** Accepting, declining and inviting several people at once. */
export const severalText = defineText({ en: () => import('./several-en.ts'), th: () => import('./several-th.ts') })
