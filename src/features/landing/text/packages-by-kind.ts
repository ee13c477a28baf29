import { defineText } from '../../../i18n/messages.ts'

/** Packages by kind of creator. */
export const packagesByKindText = defineText({
  en: () => import('./packages-by-kind-en.ts'),
  th: () => import('./packages-by-kind-th.ts'),
})
