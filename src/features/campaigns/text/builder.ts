import { defineText } from '../../../i18n/messages.ts'

/** The builder of a campaign. */
export const builderText = defineText({ en: () => import('./builder-en.ts'), th: () => import('./builder-th.ts') })
