export interface SmsMessage {
  /** Our own id and the idempotency key. */
  id: string
  /** E.164, for example +66812345678. */
  to: string
  text: string
}

/** Resolves when the gateway took the message; throws PortError otherwise. */
export interface SmsPort {
  /** Whether a message sent again under the same id arrives once. */
  readonly deduplicates: boolean
  send(message: SmsMessage): Promise<{ id: string }>
}
