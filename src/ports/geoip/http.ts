import { z } from 'zod'
import { callJson } from '../http.ts'
import { publicAddress } from './address.ts'
import type { GeoipPort } from './port.ts'

export interface GeoipHttpConfig {
  /** URL of the service with {ip} in it, for example https://ipinfo.io/{ip}/json */
  url: string
  timeoutMs?: number
}

const code = z.string().regex(/^[A-Za-z]{2}$/)
const zAnswer = z.object({
  country: z.string().optional(),
  country_code: code.optional(),
  countryCode: code.optional(),
})
const CACHE_MAX = 2_000

/**
 * Looks countries up at an IP-information service. The timeout is short, because a page waits for it. Results are
 * cached.
 */
export function httpGeoip(config: GeoipHttpConfig): GeoipPort {
  const cache = new Map<string, string | null>()
  const lookUp = async (address: string): Promise<string | null> => {
    const url = config.url.replace('{ip}', encodeURIComponent(address))
    const answer = await callJson(
      { provider: 'geoip', url, timeoutMs: config.timeoutMs ?? 800, maxBytes: 20_000 },
      zAnswer,
    )
    const found = answer.country_code ?? answer.countryCode ?? answer.country
    return found && code.safeParse(found).success ? found.toUpperCase() : null
  }
  return {
    async country(ip) {
      const address = publicAddress(ip)
      if (address === null) return null
      const cached = cache.get(address)
      if (cached !== undefined) return cached
      try {
        const found = await lookUp(address)
        const oldest = cache.keys().next()
        if (cache.size >= CACHE_MAX && !oldest.done) cache.delete(oldest.value)
        cache.set(address, found)
        return found
      } catch {
        return null
      }
    },
  }
}
