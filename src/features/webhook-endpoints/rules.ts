import { createHmac } from 'node:crypto'
import { DAY, MINUTE } from '../../core/clock.ts'

/** Waits before the tries that follow the first one. */
export const RETRY_AFTER = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 360 * MINUTE] as const

/** How long deliveries are kept. */
export const RETENTION = 30 * DAY

/** Milliseconds to the next try after `attempts` failed ones; null after the last. */
export const retryDelay = (attempts: number): number | null => RETRY_AFTER[attempts - 1] ?? null

export const SECRET_START = 'whsec_'

/** Headers of Standard Webhooks: the signature covers id, time and body. */
export function signedHeaders(secret: string, id: string, now: Date, body: string): Record<string, string> {
  const time = Math.floor(now.getTime() / 1000)
  const key = Buffer.from(secret.slice(SECRET_START.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': `v1,${signature}` }
}
