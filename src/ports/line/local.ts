import type { LinePort } from './port.ts'

/** Sends nothing: operators read the messages in the outbox. There is no official account to chat with. */
export const localLine = (): LinePort => ({
  deduplicates: true,
  push: async ({ id }) => ({ id }),
  chatUrl: () => null,
  readWebhook: () => ({ ok: false, reason: 'signature' }),
  reply: async () => {},
  displayName: async () => null,
})
