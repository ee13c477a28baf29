import type { SmsPort } from './port.ts'

/** Delivers nowhere: the outbox row itself is the phone screen that operators read. */
export const localSms = (): SmsPort => ({ deduplicates: true, send: async ({ id }) => ({ id }) })
