import { fileURLToPath } from 'node:url'
import { type CountryResponse, open, type Reader } from 'maxmind'
import { z } from 'zod'
import { publicAddress } from './address.ts'
import type { GeoipPort } from './port.ts'

/** The embedded database names the country and nothing else, unlike the shapes that the reader knows. */
const zRow = z.object({ country_code: z.string().length(2) })
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Looks addresses up in the country database that comes with the packages; opened at the first question. */
export function localGeoip(): GeoipPort {
  let reader: Promise<Reader<CountryResponse>> | undefined
  return {
    async country(ip) {
      const address = publicAddress(ip)
      if (address === null) return null
      try {
        reader ??= open<CountryResponse>(fileURLToPath(import.meta.resolve(DATABASE)))
        const row = zRow.safeParse((await reader).get(address))
        return row.success ? row.data.country_code.toUpperCase() : null
      } catch {
        reader = undefined
        return null
      }
    },
  }
}
