import type { WhatsappPort } from './port.ts'

/** Delivers nowhere: the outbox row itself is the screen that operators read. */
export const localWhatsapp = (): WhatsappPort => ({ deduplicates: true, send: async ({ id }) => ({ id }) })
