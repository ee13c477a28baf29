import { defineText } from '../../../i18n/messages.ts'

/** Fields of the brief: labels in the builder, and phrases with their values. */
export const briefText = defineText({ en: () => import('./brief-en.ts'), th: () => import('./brief-th.ts') })
