import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import type { Doc } from '../content/kinds.ts'
import { contentItems } from '../content/schema.ts'

/** A public package without its long text. */
export interface OfferRecord {
  id: string
  slug: string
  doc: Omit<Doc<'package'>, 'body'>
  publishedAt: Date
  updatedAt: Date
}

/** Higher than the size of any catalogue: packages are written by hand. */
const CATALOGUE_MAX = 200

/** The whole public catalogue in its order. Filters are applied in memory: it is small, and responses are cached. */
export async function listCatalogue(tx: Tx): Promise<OfferRecord[]> {
  const rows = await tx
    .select({
      id: contentItems.id,
      slug: contentItems.slug,
      doc: sql<OfferRecord['doc']>`${contentItems.live} - 'body'`,
      publishedAt: contentItems.publishedAt,
      liveAt: contentItems.liveAt,
      updatedAt: contentItems.updatedAt,
    })
    .from(contentItems)
    .where(and(eq(contentItems.kind, 'package'), isNotNull(contentItems.live)))
    .orderBy(asc(contentItems.position), asc(contentItems.id))
    .limit(CATALOGUE_MAX)
  return rows.map(({ liveAt, ...row }) => ({
    ...row,
    publishedAt: row.publishedAt ?? row.updatedAt,
    updatedAt: liveAt ?? row.updatedAt,
  }))
}
