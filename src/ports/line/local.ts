import type { LinePort } from './port.ts'

/** Delivers nowhere: the outbox row itself is the screen that operators read. There is no account to chat with. */
export const localLine = (): LinePort => ({
  deduplicates: true,
  push: async ({ id }) => ({ id }),
  chatUrl: () => null,
  readWebhook: () => ({ ok: false, reason: 'signature' }),
  reply: async () => {},
  displayName: async () => null,
})
