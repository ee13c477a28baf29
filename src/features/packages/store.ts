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

/** A catalogue is written by hand; more than this no page could show. */
const CATALOGUE_MAX = 200

/** The whole public catalogue in its order. Filters are taken on it in memory: it is small, and its answers are kept. */
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
