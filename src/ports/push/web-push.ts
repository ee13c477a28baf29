import { createECDH, ECDH } from 'node:crypto'
import webPush from 'web-push'
import { call, PortError } from '../http.ts'
import { MAX_PUSH_TEXT, type PushPort, type PushSubscription } from './port.ts'

export interface WebPushConfig {
  /** VAPID private key: 32 bytes, base64url. */
  privateKey: string
  /** Contact for push services: an https URL or `mailto:`. */
  subject: string
  /** Origins of push services in addition to those of the browser vendors. */
  services?: readonly string[]
  timeoutMs?: number
}

/** Push services of Chrome, Samsung Internet and Opera, Firefox, Safari, and Edge. */
const VENDORS: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
]
const CURVE = 'prime256v1'
const AUTH_BYTES = 16
/** Push services drop a message after this time: it is no longer news, and it is shown on the site. */
const LIFE_SECONDS = 86_400
const TIMEOUT_MS = 8_000

function publicKeyOf(privateKey: string): string {
  const pair = createECDH(CURVE)
  pair.setPrivateKey(privateKey, 'base64url')
  return pair.getPublicKey('base64url')
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, CURVE, 'base64url')
    return true
  } catch {
    return false
  }
}

/** Web Push (RFC 8030, 8291, 8292). Calls only URLs of known push services, because subscriptions come from clients. */
export function webPushService({
  privateKey,
  subject,
  services = [],
  timeoutMs = TIMEOUT_MS,
}: WebPushConfig): PushPort {
  const publicKey = publicKeyOf(privateKey)
  const isService = (endpoint: string): boolean => {
    if (!URL.canParse(endpoint)) return false
    const url = new URL(endpoint)
    if (url.username || url.password) return false
    if (services.includes(url.origin)) return true
    return url.protocol === 'https:' && url.port === '' && VENDORS.some((vendor) => vendor.test(url.hostname))
  }
  const accepts = ({ endpoint, p256dh, auth }: PushSubscription): boolean =>
    isService(endpoint) && isPoint(p256dh) && Buffer.from(auth, 'base64url').length === AUTH_BYTES
  return {
    publicKey,
    deduplicates: true,
    accepts,
    async send({ id, to, text }) {
      if (!accepts(to)) throw new PortError('push', 'refused', { detail: 'address' })
      if (Buffer.byteLength(text) > MAX_PUSH_TEXT) throw new PortError('push', 'refused', { detail: 'too long' })
      const { endpoint, p256dh, auth } = to
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: LIFE_SECONDS,
        // A repeated message replaces the first one if that still waits for an offline device.
        topic: id.replaceAll('-', ''),
      })
      const response = await call({
        provider: 'push',
        url: endpoint,
        method: 'POST',
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        bytes: new Uint8Array(body ?? []),
        timeoutMs,
        maxBytes: 10_000,
      })
      return { id: response.headers.get('location') ?? id }
    },
  }
}
