import { PortError } from '../http.ts'
import type { WhatsappPort } from './port.ts'

/** With sandboxes nothing is sent: operators read the messages in the outbox. Otherwise WhatsApp is unavailable. */
export const localWhatsapp = (available: boolean): WhatsappPort => ({
  available,
  deduplicates: true,
  send: async ({ id }) => {
    if (!available) throw new PortError('whatsapp', 'unsupported')
    return { id }
  },
})
