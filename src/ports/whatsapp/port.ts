export interface WhatsappMessage {
  id: string
  /** E.164. */
  to: string
  text: string
  /** The only thing that may be sent outside the 24-hour window of a conversation. */
  template?: WhatsappTemplate
}

/** An approved template with its values. */
export interface WhatsappTemplate {
  name: string
  lang: 'th' | 'en'
  parameters: string[]
  /** One-time code that a button copies: such templates are of the category authentication. */
  code?: string
}

/** Resolves when the provider took the message; throws PortError otherwise. */
export interface WhatsappPort {
  /** Whether anything can be sent. */
  readonly available: boolean
  /** Whether a message sent again under the same id arrives once. */
  readonly deduplicates: boolean
  send(message: WhatsappMessage): Promise<{ id: string }>
}
