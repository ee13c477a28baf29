import type { EmailPort } from './port.ts'

/** Delivers nowhere: the outbox row itself is the mailbox that operators read. */
export const localEmail = (): EmailPort => ({ deduplicates: true, send: async ({ id }) => ({ id }) })
