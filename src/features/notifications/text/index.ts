import { defineText } from '../../../i18n/messages.ts'

export const noticesText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
/** LINE as a channel of messages. */
export const lineText = defineText({ en: () => import('./line-en.ts'), th: () => import('./line-th.ts') })
