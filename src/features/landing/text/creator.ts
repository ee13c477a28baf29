import { defineText } from '../../../i18n/messages.ts'

/** The landing page of creators. */
export const creatorText = defineText({ en: () => import('./creator-en.ts'), th: () => import('./creator-th.ts') })
