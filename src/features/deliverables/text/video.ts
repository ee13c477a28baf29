import { defineText } from '../../../i18n/messages.ts'

export const videoText = defineText({ en: () => import('./video-en.ts'), th: () => import('./video-th.ts') })
