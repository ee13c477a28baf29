import { defineText } from '../../../i18n/messages.ts'

/** Problems of a brief's values. */
export const problemsText = defineText({
  en: () => import('../../../i18n/field-issues/brief-en.ts'),
  th: () => import('../../../i18n/field-issues/brief-th.ts'),
})
