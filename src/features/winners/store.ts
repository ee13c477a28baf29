import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { contentItems } from '../content/schema.ts'

/** Years that have public winners, newest first. */
export async function listYears(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ year: contentItems.facet })
    .from(contentItems)
    .where(and(eq(contentItems.kind, 'winner'), isNotNull(contentItems.live)))
    .orderBy(desc(contentItems.facet))
  return rows.map(({ year }) => Number(year))
}
