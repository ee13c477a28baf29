import { createHmac } from 'node:crypto'
import { DAY, MINUTE } from '../../core/clock.ts'
import { RETENTION_DAYS } from './kinds.ts'

/** Delays before each retry. */
export const RETRY_AFTER = [1 * MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE, 360 * MINUTE] as const

/** Maximum number of replaced secrets that still sign; the oldest ones are dropped. */
export const OLD_SECRETS_MAX = 4

/** How long deliveries are stored, milliseconds. */
export const RETENTION = RETENTION_DAYS * DAY

/** Milliseconds to the next attempt after `attempts` failed ones; null after the last one. */
export const retryDelay = (attempts: number): number | null => RETRY_AFTER[attempts - 1] ?? null

export const SECRET_START = 'whsec_'

/**
 * Headers of Standard Webhooks. Each signature covers id, time and body; with several secrets there are several
 * signatures, and the receiver needs one valid signature.
 */
export function signedHeaders(secrets: readonly string[], id: string, now: Date, body: string): Record<string, string> {
  const time = Math.floor(now.getTime() / 1000)
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_START.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': String(time), 'webhook-signature': signatures.join(' ') }
}
