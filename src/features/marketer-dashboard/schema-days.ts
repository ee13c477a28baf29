import { and, eq, type SQL } from 'drizzle-orm'
import { ofBrand } from '../agency-brands/schema-scope.ts'
import { campaignDays, marketerDays } from './schema.ts'

/** The table and condition for the daily figures of a marketer, or of one brand of an agency. */
export const daysOf = ({
  marketerId,
  brandId,
}: {
  marketerId: string
  brandId: string | undefined
}): { table: typeof marketerDays | typeof campaignDays; where: SQL | undefined } =>
  brandId === undefined
    ? { table: marketerDays, where: eq(marketerDays.marketerId, marketerId) }
    : {
        table: campaignDays,
        where: and(eq(campaignDays.marketerId, marketerId), ofBrand(campaignDays.campaignId, brandId)),
      }
