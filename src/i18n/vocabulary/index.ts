import { defineText } from '../messages.ts'

export const vocabularyText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
