export interface WhatsappMessage {
  id: string
  /** E.164. */
  to: string
  text: string
  /** An approved template: the only thing that may be sent outside the 24-hour window of a conversation. */
  template?: { name: string; lang: 'th' | 'en'; parameters: string[] }
}

/** Resolves when the provider took the message; throws PortError otherwise. */
export interface WhatsappPort {
  /** Whether a message sent again under the same id arrives once. */
  readonly deduplicates: boolean
  send(message: WhatsappMessage): Promise<{ id: string }>
}
