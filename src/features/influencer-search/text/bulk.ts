import { defineText } from '../../../i18n/messages.ts'

/** Inviting several influencers at once. */
export const bulkInviteText = defineText({
  en: () => import('./bulk-en.ts'),
  th: () => import('./bulk-th.ts'),
})
