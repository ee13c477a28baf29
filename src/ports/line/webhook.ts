import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { LineEvent, LineWebhook } from './port.ts'

export const SIGNATURE_HEADER = 'x-line-signature'

/** Base64 HMAC-SHA256 of the body, keyed with the channel secret. */
export const signLine = (rawBody: string, secret: string): string =>
  createHmac('sha256', secret).update(rawBody).digest('base64')

function isSigned(rawBody: string, signature: string | undefined, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature ?? ''), Buffer.from(signLine(rawBody, secret))]
  return secret !== '' && given.length === expected.length && timingSafeEqual(given, expected)
}

const zEvent = z.object({
  type: z.string(),
  replyToken: z.string().optional(),
  source: z.object({ type: z.string(), userId: z.string().optional() }).optional(),
  message: z.object({ type: z.string(), text: z.string().optional() }).optional(),
  deliveryContext: z.object({ isRedelivery: z.boolean() }).optional(),
})
const zBody = z.object({ events: z.array(zEvent) })

/** An event of one person; null for groups and for kinds that we ignore. */
function eventOf({ type, source, message, replyToken, deliveryContext }: z.infer<typeof zEvent>): LineEvent | null {
  if (source?.type !== 'user' || !source.userId) return null
  const kind = type === 'message' && message?.type === 'text' ? 'text' : type
  if (kind !== 'follow' && kind !== 'unfollow' && kind !== 'text') return null
  return {
    kind,
    userId: source.userId,
    text: message?.text ?? '',
    replyToken: replyToken ?? null,
    redelivered: deliveryContext?.isRedelivery ?? false,
  }
}

/** Checks the signature of a webhook and returns its events. */
export function readLineWebhook(rawBody: string, signature: string | undefined, secret: string): LineWebhook {
  if (!isSigned(rawBody, signature, secret)) return { ok: false, reason: 'signature' }
  try {
    const { events } = zBody.parse(JSON.parse(rawBody))
    return { ok: true, events: events.map(eventOf).filter((event) => event !== null) }
  } catch {
    return { ok: false, reason: 'malformed' }
  }
}
