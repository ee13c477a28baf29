import { PortError } from '../http.ts'
import type { WhatsappPort } from './port.ts'

/** With sandboxes it delivers nowhere: the outbox row itself is the screen that operators read. Otherwise it is off. */
export const localWhatsapp = (available: boolean): WhatsappPort => ({
  available,
  deduplicates: true,
  send: async ({ id }) => {
    if (!available) throw new PortError('whatsapp', 'unsupported')
    return { id }
  },
})
