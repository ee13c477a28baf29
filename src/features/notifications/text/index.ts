import { defineText } from '../../../i18n/messages.ts'

export const noticesText = defineText({ en: () => import('./en.ts'), th: () => import('./th.ts') })
/** LINE as a channel of messages. */
export const lineText = defineText({ en: () => import('./line-en.ts'), th: () => import('./line-th.ts') })
/** Ending emails by the link in one of them. */
export const unsubscribeText = defineText({
  en: () => import('./unsubscribe-en.ts'),
  th: () => import('./unsubscribe-th.ts'),
})
/** What all channels of messages have in common. */
export const channelsText = defineText({ en: () => import('./channels-en.ts'), th: () => import('./channels-th.ts') })
/** Messages on a device. */
export const pushText = defineText({ en: () => import('./push-en.ts'), th: () => import('./push-th.ts') })
/** WhatsApp as a channel of messages. */
export const whatsappText = defineText({ en: () => import('./whatsapp-en.ts'), th: () => import('./whatsapp-th.ts') })

export const financeText = defineText({ en: () => import('./finance-en.ts'), th: () => import('./finance-th.ts') })
