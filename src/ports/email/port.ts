export interface EmailMessage {
  /** Our own id: becomes the Message-ID, by which some mailboxes drop a message sent twice. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
  /** Where one POST ends emails of this kind: mail programs offer it beside the sender (RFC 8058). */
  unsubscribe?: string
  attachment?: EmailAttachment
}

export interface EmailAttachment {
  name: string
  type: string
  bytes: Uint8Array
}

/** Resolves when the provider took the message; throws PortError otherwise. */
export interface EmailPort {
  /** Whether a message sent again under the same id arrives once. */
  readonly deduplicates: boolean
  send(message: EmailMessage): Promise<{ id: string }>
}
