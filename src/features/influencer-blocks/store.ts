import { and, count, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { Db, Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { shownName } from '../accounts/schema-names.ts'
import { influencerSearch } from '../influencer-search/schema.ts'
import { jobs } from '../jobs/schema.ts'
import { influencerBlocks as blocks } from './schema.ts'

interface Key {
  marketerId: string
  influencerId: string
}

const own = ({ marketerId, influencerId }: Key) =>
  and(eq(blocks.marketerId, marketerId), eq(blocks.influencerId, influencerId))

/** A marketer's blocks, latest first; `limit` + 1 rows, to detect a next page. */
export const listBlocks = (
  db: Db,
  lang: Lang,
  marketerId: string,
  { after, limit }: { after: string | null; limit: number },
) =>
  db
    .select({
      id: blocks.id,
      influencerId: blocks.influencerId,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      note: blocks.note,
      createdAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(accounts, eq(accounts.id, blocks.influencerId))
    .where(and(eq(blocks.marketerId, marketerId), after ? lt(blocks.id, after) : undefined))
    .orderBy(desc(blocks.id))
    .limit(limit + 1)

export async function countBlocks(tx: Tx, marketerId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(blocks).where(eq(blocks.marketerId, marketerId))
  return row?.n ?? 0
}

const isFindable = sql<boolean>`exists (select from ${influencerSearch} where ${eq(influencerSearch.accountId, accounts.id)})`

/**
 * An influencer whom the marketer may block: one who can be found, is already blocked, or has a job for the marketer.
 * Null for anybody else.
 */
export async function findBlockable(tx: Tx, lang: Lang, key: Key) {
  const [row] = await tx
    .select({
      influencerId: accounts.id,
      name: shownName(lang),
      avatarFileId: accounts.avatarFileId,
      note: blocks.note,
      findable: isFindable,
    })
    .from(accounts)
    .innerJoin(influencers, eq(influencers.accountId, accounts.id))
    .leftJoin(blocks, own(key))
    .where(
      and(
        eq(accounts.id, key.influencerId),
        or(
          sql`${blocks.id} is not null`,
          isFindable,
          sql`exists (select from ${jobs} where ${and(
            eq(jobs.influencerId, accounts.id),
            eq(jobs.marketerId, key.marketerId),
          )})`,
        ),
      ),
    )
  return row ?? null
}

/** Blocks an influencer, or changes the note of the block. */
export async function upsertBlock(tx: Tx, row: typeof blocks.$inferInsert): Promise<void> {
  await tx
    .insert(blocks)
    .values(row)
    .onConflictDoUpdate({ target: [blocks.marketerId, blocks.influencerId], set: { note: row.note } })
}

export async function deleteBlock(tx: Tx, key: Key): Promise<boolean> {
  const deleted = await tx.delete(blocks).where(own(key)).returning({ id: blocks.id })
  return deleted.length > 0
}
