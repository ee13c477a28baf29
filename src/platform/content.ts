import { sql } from 'drizzle-orm'
import type { ContentTag } from '../core/content-tags.ts'
import type { Tx } from '../db/types.ts'
import { cacheVersions } from './schema.ts'

/** Says, in the transaction of the change, that content changed: every process drops the pages that show it. */
export async function touchContent(tx: Tx, tag: ContentTag): Promise<void> {
  await tx
    .insert(cacheVersions)
    .values({ tag, version: 2 })
    .onConflictDoUpdate({ target: cacheVersions.tag, set: { version: sql`${cacheVersions.version} + 1` } })
}
