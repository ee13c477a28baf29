import { defineText } from '../../../i18n/messages.ts'

/** The landing page of creators. */
export const influencerText = defineText({
  en: () => import('./influencer-en.ts'),
  th: () => import('./influencer-th.ts'),
})
