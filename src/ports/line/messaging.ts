import { call } from '../http.ts'
import type { LinePort } from './port.ts'

export interface LineConfig {
  /** Channel access token of the official account. */
  token: string
  baseUrl?: string
  timeoutMs?: number
}

/** LINE counts UTF-16 units and refuses longer texts whole. */
const MAX_TEXT = 5_000

/** Push messages of the LINE Messaging API. */
export function messagingLine(config: LineConfig): LinePort {
  const url = `${config.baseUrl ?? 'https://api.line.me'}/v2/bot/message/push`
  return {
    deduplicates: true,
    async push({ id, to, text }) {
      const answered = await call({
        provider: 'line',
        url,
        method: 'POST',
        headers: { authorization: `Bearer ${config.token}`, 'x-line-retry-key': id },
        json: { to, messages: [{ type: 'text', text: text.slice(0, MAX_TEXT) }] },
        timeoutMs: config.timeoutMs,
        // 409: this retry key was taken before, so the message is already on its way.
        accept: [409],
      })
      const { headers } = answered
      return { id: headers.get('x-line-accepted-request-id') ?? headers.get('x-line-request-id') ?? id }
    },
  }
}
