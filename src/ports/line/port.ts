export interface LineMessage {
  /** A UUID of our own: the retry key, so that a repeated push is delivered once. */
  id: string
  /** The user's id at our LINE official account (U and 32 hex digits). */
  to: string
  text: string
}

/** What a person did in the chat with our official account. */
export interface LineEvent {
  kind: 'follow' | 'unfollow' | 'text'
  userId: string
  /** Of a message. */
  text: string
  /** Opens one answer for a short time; null where none can be given. */
  replyToken: string | null
  /** LINE sends the event once more. */
  redelivered: boolean
}

export type LineWebhook = { ok: true; events: LineEvent[] } | { ok: false; reason: 'signature' | 'malformed' }

/** The calls throw PortError where LINE does not take them. */
export interface LinePort {
  /** Whether a message sent again under the same id arrives once. */
  readonly deduplicates: boolean
  /** Resolves when LINE took the message. */
  push(message: LineMessage): Promise<{ id: string }>
  /** Opens the chat with the official account, a message in its input; null where there is no account. */
  chatUrl(text: string): string | null
  readWebhook(rawBody: string, headers: Readonly<Record<string, string | undefined>>): LineWebhook
  reply(replyToken: string, text: string): Promise<void>
  /** The name that a person has at LINE; null where it is not told. */
  displayName(userId: string): Promise<string | null>
}
