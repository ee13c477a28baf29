import { defineText } from '../../../i18n/messages.ts'

export const channelsText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
export const channelQueueText = defineText({ en: () => import('./queue-en.ts'), th: () => import('./queue-th.ts') })
