export interface LineMessage {
  /** A UUID of our own: the retry key, so that a repeated push is delivered once. */
  id: string
  /** The user's id at our LINE official account (U and 32 hex digits). */
  to: string
  text: string
}

/** Resolves when LINE took the message; throws PortError otherwise. */
export interface LinePort {
  /** Whether a message sent again under the same id arrives once. */
  readonly deduplicates: boolean
  push(message: LineMessage): Promise<{ id: string }>
}
