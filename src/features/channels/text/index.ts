import { defineText } from '../../../i18n/messages.ts'

export const channelsText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
export const channelQueueText = defineText({ en: () => import('./queue-en.ts'), th: () => import('./queue-th.ts') })
export const privilegeText = defineText({
  en: () => import('./privilege-en.ts'),
  th: () => import('./privilege-th.ts'),
})
export const basisText = defineText({ en: () => import('./basis-en.ts'), th: () => import('./basis-th.ts') })
export const historyText = defineText({ en: () => import('./history-en.ts'), th: () => import('./history-th.ts') })
