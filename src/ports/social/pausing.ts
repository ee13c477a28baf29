import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { PortError } from '../http.ts'
import type { Connector } from './port.ts'

/** Pause if the platform does not say how long to wait. */
const DEFAULT_SECONDS = 60
const LIMITS_HELD = 10_000

/** Rejects requests with `rate_limited` until the platform's limit resets. Limits are tracked per token. */
export function pausing(provider: string, connector: Connector, now: () => number = Date.now): Connector {
  const pausedUntil = new LRUCache<string, number>({ max: LIMITS_HELD })
  const run = async <T>(token: string | undefined, send: () => Promise<T>): Promise<T> => {
    const key = createHash('sha256')
      .update(token ?? '')
      .digest('base64url')
    const seconds = Math.ceil(((pausedUntil.get(key) ?? 0) - now()) / 1000)
    if (seconds > 0) throw new PortError(provider, 'rate_limited', { detail: 'paused', retryAfterSeconds: seconds })
    try {
      return await send()
    } catch (error) {
      if (error instanceof PortError && error.code === 'rate_limited')
        pausedUntil.set(key, now() + (error.retryAfterSeconds ?? DEFAULT_SECONDS) * 1000)
      throw error
    }
  }
  return {
    ...connector,
    getProfile: (who, token) => run(token, () => connector.getProfile(who, token)),
    getPost: (url, token) => run(token, () => connector.getPost(url, token)),
    getInsights: (url, token) => run(token, () => connector.getInsights(url, token)),
    findCodeInBio: (handle, code) => run(undefined, () => connector.findCodeInBio(handle, code)),
  }
}
