export interface EmailMessage {
  /** Our own id: becomes the Message-ID, so that a mailbox drops a message sent twice. */
  id: string
  to: string
  subject: string
  text: string
  html?: string
}

/** Resolves when the provider took the message; throws PortError otherwise. */
export interface EmailPort {
  send(message: EmailMessage): Promise<{ id: string }>
}
