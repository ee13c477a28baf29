import { defineText } from '../../../i18n/messages.ts'

/** The field for a code, on every page that needs one. */
export const codeText = defineText({ en: () => import('./code-en.ts'), th: () => import('./code-th.ts') })
