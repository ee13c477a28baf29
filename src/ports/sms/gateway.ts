import { z } from 'zod'
import { callJson } from '../http.ts'
import type { SmsPort } from './port.ts'

export interface SmsGatewayConfig {
  /** URL that accepts POST {to, text, from} with a bearer token. */
  url: string
  token?: string
  sender?: string
  timeoutMs?: number
}

const zSent = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  message_id: z.union([z.string(), z.number()]).optional(),
})

/** Text messages through an HTTP gateway that accepts JSON and returns an id. */
export function gatewaySms(config: SmsGatewayConfig): SmsPort {
  return {
    deduplicates: true,
    async send({ id, to, text }) {
      const headers: Record<string, string> = { 'idempotency-key': id }
      if (config.token) headers.authorization = `Bearer ${config.token}`
      const json = { to, text, from: config.sender, reference: id }
      const { url, timeoutMs } = config
      const sent = await callJson({ provider: 'sms', url, method: 'POST', headers, json, timeoutMs }, zSent)
      return { id: String(sent.id ?? sent.message_id ?? id) }
    },
  }
}
