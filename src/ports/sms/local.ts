import type { SmsPort } from './port.ts'

/** Sends nothing: operators read the messages in the outbox. */
export const localSms = (): SmsPort => ({ deduplicates: true, send: async ({ id }) => ({ id }) })
