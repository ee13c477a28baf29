import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE } from '../../core/clock.ts'
import type { WebhookHeaders } from './port.ts'

export const SIGNATURE_HEADER = 'omise-signature'
export const TIMESTAMP_HEADER = 'omise-signature-timestamp'
const WINDOW_MS = 5 * MINUTE

/**
 * Hex HMAC-SHA256 over `timestamp.rawBody`. The key is base64, as the provider gives it.
 * `timestamp` is Unix seconds as sent in the header.
 */
export function signWebhook(rawBody: string | Uint8Array, timestamp: string, key: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64')).update(`${timestamp}.`).update(rawBody).digest('hex')
}

/**
 * Requires a valid signature with a timestamp within five minutes of `now`. Several signatures (comma-separated) and
 * several keys are accepted, because old and new ones overlap while a key is rotated.
 */
export function checkSignature(
  rawBody: string | Uint8Array,
  headers: WebhookHeaders,
  keys: readonly string[],
  now: Date,
): 'ok' | 'missing' | 'stale' | 'signature' {
  const signatures = headerOf(headers, SIGNATURE_HEADER)
  const timestamp = headerOf(headers, TIMESTAMP_HEADER)
  if (!signatures || !timestamp || !/^\d{1,12}$/.test(timestamp)) return 'missing'
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > WINDOW_MS) return 'stale'
  const given = signatures.split(',').map((s) => Buffer.from(s.trim(), 'hex'))
  let matched = false
  for (const key of keys) {
    if (Buffer.from(key, 'base64').length === 0) continue
    const expected = Buffer.from(signWebhook(rawBody, timestamp, key), 'hex')
    for (const one of given) if (one.length === expected.length && timingSafeEqual(one, expected)) matched = true
  }
  return matched ? 'ok' : 'signature'
}

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  const entry = Object.entries(headers).find(([k]) => k.toLowerCase() === name)?.[1]
  return Array.isArray(entry) ? entry.join(',') : entry
}
