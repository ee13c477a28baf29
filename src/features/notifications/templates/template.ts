/**
 * One message. `{x}` is a value of the event; a part in `[…]` falls away when one of its values is missing.
 * `sms` stands only where a text message may be sent: one part of 70 Thai characters, no links.
 * `soft`: a warning, ends with นะคะ in Thai instead of ค่ะ.
 */
export interface Template {
  subject: string
  body: string
  sms?: string
  soft?: boolean
}

export type Templates<Kind extends string> = Readonly<Record<Kind, Template>>
