export interface WhatsappMessage {
  id: string
  /** E.164. */
  to: string
  text: string
  /** Outside the 24-hour window of a conversation only a template may be sent. */
  template?: WhatsappTemplate
}

/** An approved template with its values. */
export interface WhatsappTemplate {
  name: string
  lang: 'th' | 'en'
  parameters: string[]
  /** One-time code that a button copies; such templates have the category `authentication`. */
  code?: string
}

/** Resolves when the provider has accepted the message; throws PortError otherwise. */
export interface WhatsappPort {
  /** Whether anything can be sent. */
  readonly available: boolean
  /** Whether a message that is sent twice with the same id arrives only once. */
  readonly deduplicates: boolean
  send(message: WhatsappMessage): Promise<{ id: string }>
}
