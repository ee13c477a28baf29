export interface LineMessage {
  /** Our own UUID, used as the retry key, so that a repeated push is delivered once. */
  id: string
  /** The user's id for our LINE official account (U and 32 hex digits). */
  to: string
  text: string
}

/** What a person did in the chat with our official account. */
export interface LineEvent {
  kind: 'follow' | 'unfollow' | 'text'
  userId: string
  /** Text of a message; empty for other kinds. */
  text: string
  /** Allows one reply for a short time; null if no reply is possible. */
  replyToken: string | null
  /** LINE has sent this event before. */
  redelivered: boolean
}

export type LineWebhook = { ok: true; events: LineEvent[] } | { ok: false; reason: 'signature' | 'malformed' }

/** Methods throw PortError if LINE does not accept the call. */
export interface LinePort {
  /** Whether a message that is sent twice with the same id arrives only once. */
  readonly deduplicates: boolean
  /** Resolves when LINE has accepted the message. */
  push(message: LineMessage): Promise<{ id: string }>
  /** URL that opens the chat with the official account with `text` as a draft; null without an account. */
  chatUrl(text: string): string | null
  readWebhook(rawBody: string, headers: Readonly<Record<string, string | undefined>>): LineWebhook
  reply(replyToken: string, text: string): Promise<void>
  /** A person's display name on LINE; null if it is not available. */
  displayName(userId: string): Promise<string | null>
}
