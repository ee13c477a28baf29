import { defineText } from '../../../i18n/messages.ts'

export const receivedReviewText = defineText({
  en: () => import('./review-en.ts'),
  th: () => import('./review-th.ts'),
})
