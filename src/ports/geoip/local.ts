import { fileURLToPath } from 'node:url'
import { type CountryResponse, open, type Reader } from 'maxmind'
import { z } from 'zod'
import { publicAddress } from './address.ts'
import type { GeoipPort } from './port.ts'

/** The embedded database contains only the country code, unlike the record types of the reader. */
const zRow = z.object({ country_code: z.string().length(2) })
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

/** Looks addresses up in the country database of an installed package. The file is opened at the first lookup. */
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
