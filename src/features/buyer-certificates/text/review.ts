import { defineText } from '../../../i18n/messages.ts'

export const certificateReviewText = defineText({
  en: () => import('./review-en.ts'),
  th: () => import('./review-th.ts'),
})
