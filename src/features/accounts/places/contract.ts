import { z } from 'zod'
import { endpoint } from '../../../core/endpoint.ts'
import { PLACES } from '../addresses.ts'

/** Names in Thai, as needed on parcels and tax documents. */
const zPlace = z.object({ subdistrict: z.string(), district: z.string(), province: z.string() })
export type Place = z.infer<typeof zPlace>

export const placesContract = {
  places: endpoint({
    ...PLACES,
    id: 'accounts.places',
    audience: 'open',
    summary:
      'Lists the subdistricts, districts and provinces of a postcode. The list is empty for a postcode that doesn’t exist in Thailand.',
    params: z.object({ postcode: z.string().regex(/^\d{5}$/) }),
    output: z.array(zPlace),
    errors: ['not_found'],
  }),
}
