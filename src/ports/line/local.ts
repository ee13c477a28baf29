import type { LinePort } from './port.ts'

/** Delivers nowhere: the outbox row itself is the screen that operators read. */
export const localLine = (): LinePort => ({ deduplicates: true, push: async ({ id }) => ({ id }) })
