import { PortError } from '../http.ts'
import type { PushPort } from './port.ts'

/** Without a key no browser can subscribe. */
export const localPush = (): PushPort => ({
  publicKey: null,
  deduplicates: true,
  accepts: () => false,
  send: () => Promise.reject(new PortError('push', 'unsupported')),
})
