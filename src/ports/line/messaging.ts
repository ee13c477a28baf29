import { z } from 'zod'
import { type Call, call, PortError } from '../http.ts'
import type { LinePort } from './port.ts'
import { readLineWebhook, SIGNATURE_HEADER } from './webhook.ts'

export interface LineConfig {
  /** Channel access token of the official account. */
  token: string
  /** Channel secret with which webhooks are signed; without it no webhook is accepted. */
  secret?: string
  /** Basic id of the official account, `@talad`; without it no page links to its chat. */
  accountId?: string
  baseUrl?: string
  /** Base URL of chats, if not LINE's. */
  chatBase?: string
  timeoutMs?: number
}

/** Limit in UTF-16 code units; LINE rejects a longer text. */
const MAX_TEXT = 5_000
const CHAT = 'https://line.me/R/oaMessage'

const zProfile = z.object({ displayName: z.string() })

/** Messages, webhooks and profiles of the LINE Messaging API. */
export function messagingLine(config: LineConfig): LinePort {
  const base = config.baseUrl ?? 'https://api.line.me'
  const request = (
    path: string,
    rest: Pick<Call, 'method' | 'json' | 'accept'> & { headers?: Record<string, string> },
  ) =>
    call({
      provider: 'line',
      url: `${base}/v2/bot/${path}`,
      timeoutMs: config.timeoutMs,
      ...rest,
      headers: { authorization: `Bearer ${config.token}`, ...rest.headers },
    })
  const texts = (text: string) => [{ type: 'text', text: text.slice(0, MAX_TEXT) }]
  return {
    deduplicates: true,
    async push({ id, to, text }) {
      const response = await request('message/push', {
        method: 'POST',
        headers: { 'x-line-retry-key': id },
        json: { to, messages: texts(text) },
        // 409: LINE accepted this retry key before, so the message is already being delivered.
        accept: [409],
      })
      const { headers } = response
      return { id: headers.get('x-line-accepted-request-id') ?? headers.get('x-line-request-id') ?? id }
    },
    chatUrl: (text) =>
      config.accountId
        ? `${config.chatBase ?? CHAT}/${encodeURIComponent(config.accountId)}/?${encodeURIComponent(text)}`
        : null,
    readWebhook: (rawBody, headers) => readLineWebhook(rawBody, headers[SIGNATURE_HEADER], config.secret ?? ''),
    async reply(replyToken, text) {
      await request('message/reply', { method: 'POST', json: { replyToken, messages: texts(text) } })
    },
    async displayName(userId) {
      const { bytes } = await request(`profile/${encodeURIComponent(userId)}`, { method: 'GET' })
      const profile = zProfile.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')))
      if (!profile.success) throw new PortError('line', 'bad_answer')
      return profile.data.displayName
    },
  }
}
