export interface SmsMessage {
  /** Our own id, used as the idempotency key. */
  id: string
  /** E.164, for example +66812345678. */
  to: string
  text: string
}

/** Resolves when the gateway has accepted the message; throws PortError otherwise. */
export interface SmsPort {
  /** Whether a message that is sent twice with the same id arrives only once. */
  readonly deduplicates: boolean
  send(message: SmsMessage): Promise<{ id: string }>
}
