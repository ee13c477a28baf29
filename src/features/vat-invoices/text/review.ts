import { defineText } from '../../../i18n/messages.ts'

export const vatReviewText = defineText({ en: () => import('./review-en.ts'), th: () => import('./review-th.ts') })
