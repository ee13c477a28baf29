import { sql } from 'drizzle-orm'
import type { ContentTag } from '../core/content-tags.ts'
import type { Tx } from '../db/types.ts'
import { cacheVersions } from './schema.ts'

/**
 * Marks content as changed, in the transaction of the change: every process removes the pages that show it from its
 * cache.
 */
export async function invalidateContent(tx: Tx, tag: ContentTag): Promise<void> {
  await tx
    .insert(cacheVersions)
    .values({ tag, version: 2 })
    .onConflictDoUpdate({ target: cacheVersions.tag, set: { version: sql`${cacheVersions.version} + 1` } })
}
