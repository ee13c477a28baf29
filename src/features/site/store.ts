import { and, eq, inArray } from 'drizzle-orm'
import type { ContentTag } from '../../core/content-tags.ts'
import type { Tx } from '../../db/types.ts'
import { cacheVersions } from '../../service/schema.ts'
import { accounts, influencers } from '../accounts/schema.ts'

/** The versions of contents as one text; a tag that never changed has none. */
export async function readVersions(tx: Tx, tags: readonly ContentTag[]): Promise<string> {
  const rows = await tx
    .select()
    .from(cacheVersions)
    .where(inArray(cacheVersions.tag, [...tags]))
    .orderBy(cacheVersions.tag)
  return rows.map(({ tag, version }) => `${tag}=${version}`).join(' ')
}

/** An active talent manager by account. */
export async function findManager(tx: Tx, uuid: string): Promise<{ uuid: string; name: string } | null> {
  const [row] = await tx
    .select({ uuid: accounts.id, name: accounts.displayName })
    .from(accounts)
    .innerJoin(influencers, eq(influencers.accountId, accounts.id))
    .where(and(eq(accounts.id, uuid), eq(accounts.status, 'active'), eq(influencers.talentManager, true)))
  return row ?? null
}
