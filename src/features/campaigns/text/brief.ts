import { defineText } from '../../../i18n/messages.ts'

/** Fields of the brief: their labels in the builder, and how their values read. */
export const briefText = defineText({ en: () => import('./brief-en.ts'), th: () => import('./brief-th.ts') })
