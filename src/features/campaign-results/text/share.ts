import { defineText } from '../../../i18n/messages.ts'

export const shareText = defineText({ en: () => import('./share-en.ts'), th: () => import('./share-th.ts') })
