/** A browser's push subscription: the URL that its push service issued, and the browser's keys (base64url). */
export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

export interface PushMessage {
  /** Our own UUID: a push service and a device store only the last message with the same id. */
  id: string
  to: PushSubscription
  /** The payload for the service worker, encrypted for this browser. At most MAX_PUSH_TEXT bytes. */
  text: string
}

/** Bytes. Push services must accept records of 4,096 bytes; encryption adds 103. */
export const MAX_PUSH_TEXT = 3_900

/**
 * `send` resolves when the push service has accepted the message. It throws PortError otherwise: `not_found` if the
 * subscription has ended.
 */
export interface PushPort {
  /** VAPID key with which browsers subscribe (base64url); null if push is not configured. */
  readonly publicKey: string | null
  /** Whether a message that is sent twice with the same id arrives only once. */
  readonly deduplicates: boolean
  /** Whether a subscription has usable keys and a URL of a known push service. No other URL is ever called. */
  accepts(subscription: PushSubscription): boolean
  send(message: PushMessage): Promise<{ id: string }>
}
