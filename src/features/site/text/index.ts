import { defineText } from '../../../i18n/messages.ts'

/** Read by the service only: pages get their words from the endpoint. */
export const metadataText = defineText({
  en: () => import('./metadata-en.ts'),
  th: () => import('./metadata-th.ts'),
})
