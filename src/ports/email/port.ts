export interface EmailMessage {
  /** Our own id. It becomes the Message-ID, by which some mailboxes detect a message that is sent twice. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
  /**
   * URL of the one-click unsubscribe (RFC 8058): one POST ends emails of this kind. Mail programs show it next to the
   * sender.
   */
  unsubscribe?: string
  attachment?: EmailAttachment
}

export interface EmailAttachment {
  name: string
  type: string
  bytes: Uint8Array
}

/** Resolves when the provider has accepted the message; throws PortError otherwise. */
export interface EmailPort {
  /** Whether a message that is sent twice with the same id arrives only once. */
  readonly deduplicates: boolean
  send(message: EmailMessage): Promise<{ id: string }>
}
