import { defineText } from '../../../i18n/messages.ts'

/** Inviting several influencers at once. */
export const inviteSeveralText = defineText({
  en: () => import('./several-en.ts'),
  th: () => import('./several-th.ts'),
})
