/** Where a browser takes messages: the address that its push service gave out, and the browser's keys (base64url). */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  /** A UUID of our own: of several messages under it, a push service and a device hold only the last. */
  id: string
  to: PushSubscription
  /** What the service worker reads; encrypted for it alone. At most MAX_PUSH_TEXT bytes. */
  text: string
}

/** Push services must take records of 4,096 bytes; encryption adds 103. */
export const MAX_PUSH_TEXT = 3_900

/** Resolves when the push service took the message; throws PortError otherwise, `not_found` once the browser has ended it. */
export interface PushPort {
  /** Under which browsers subscribe (VAPID, base64url); null where nothing can be pushed. */
  readonly publicKey: string | null
  /** Whether a message sent again under the same id arrives once. */
  readonly deduplicates: boolean
  /** Whether a subscription has usable keys and an address of a push service: nothing else is ever called. */
  accepts(subscription: PushSubscription): boolean
  send(message: PushMessage): Promise<{ id: string }>
}
