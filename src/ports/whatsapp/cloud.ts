import { z } from 'zod'
import { callJson, PortError } from '../http.ts'
import type { WhatsappMessage, WhatsappPort } from './port.ts'

export interface WhatsappConfig {
  /** URL of the sending number, for example https://graph.facebook.com/v23.0/{phone-number-id} */
  url: string
  token: string
  timeoutMs?: number
}

const zSent = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })

/** WhatsApp Cloud API. */
export function cloudWhatsapp(config: WhatsappConfig): WhatsappPort {
  const url = `${config.url.replace(/\/$/, '')}/messages`
  return {
    available: true,
    // WhatsApp returns our id in its webhooks but does not detect duplicates by it.
    deduplicates: false,
    async send(message) {
      const headers = { authorization: `Bearer ${config.token}` }
      const json = bodyOf(message)
      const sent = await callJson(
        { provider: 'whatsapp', url, method: 'POST', headers, json, timeoutMs: config.timeoutMs },
        zSent,
      )
      const id = sent.messages[0]?.id
      if (id === undefined) throw new PortError('whatsapp', 'bad_answer', { detail: 'no message id' })
      return { id }
    },
  }
}

function bodyOf({ id, to, text, template }: WhatsappMessage) {
  const base = { messaging_product: 'whatsapp', to: to.replace(/^\+/, ''), biz_opaque_callback_data: id }
  if (!template) return { ...base, type: 'text', text: { body: text, preview_url: false } }
  const parameters = template.parameters.map((value) => ({ type: 'text', text: value }))
  const copies = template.code && [{ type: 'text', text: template.code }]
  const components = [
    ...(parameters.length > 0 ? [{ type: 'body', parameters }] : []),
    ...(copies ? [{ type: 'button', sub_type: 'url', index: '0', parameters: copies }] : []),
  ]
  return { ...base, type: 'template', template: { name: template.name, language: { code: template.lang }, components } }
}
