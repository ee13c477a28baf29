import { createHmac } from 'node:crypto'
import { DAY, MINUTE } from '../../core/clock.ts'
import { RETENTION_DAYS } from './kinds.ts'

/** Waits before the tries that follow the first one. */
export const RETRY_AFTER = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 360 * MINUTE] as const

/** Secrets that sign besides the new one, the latest; older ones end. */
export const OLD_SECRETS_MAX = 4

/** How long deliveries are kept. */
export const RETENTION = RETENTION_DAYS * DAY

/** Milliseconds to the next try after `attempts` failed ones; null after the last. */
export const retryDelay = (attempts: number): number | null => RETRY_AFTER[attempts - 1] ?? null

export const SECRET_START = 'whsec_'

/** Headers of Standard Webhooks: each signature covers id, time and body; one of several must be valid. */
export function signedHeaders(secrets: readonly string[], id: string, now: Date, body: string): Record<string, string> {
  const time = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_START.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': signatures.join(' ') }
}
