import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Db, Tx } from '../../../db/types.ts'
import { FRESH_MAX } from '../rules/saved.ts'
import { influencerSearch as rows, influencerSearches as searches } from '../schema.ts'
import { conditionsOf, ofTypes } from '../store.ts'

export type SearchRecord = typeof searches.$inferSelect

/**
 * New channels are counted only among this number of the newest, so that the time does not grow with the number of new
 * ones.
 */
const NEWEST_COUNTED = 2_000

const own = (marketerId: string, id: string) => and(eq(searches.id, id), eq(searches.marketerId, marketerId))

export const listSearches = (db: Db, marketerId: string): Promise<SearchRecord[]> =>
  db.select().from(searches).where(eq(searches.marketerId, marketerId)).orderBy(desc(searches.id))

export async function countSearches(tx: Tx, marketerId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(searches).where(eq(searches.marketerId, marketerId))
  return row?.n ?? 0
}

export async function insertSearch(tx: Tx, row: SearchRecord): Promise<void> {
  await tx.insert(searches).values(row)
}

export async function updateSearch(
  tx: Tx,
  marketerId: string,
  id: string,
  values: Partial<Pick<SearchRecord, 'name' | 'seenAt'>>,
): Promise<SearchRecord | null> {
  const [row] = await tx.update(searches).set(values).where(own(marketerId, id)).returning()
  return row ?? null
}

export async function deleteSearch(tx: Tx, marketerId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(searches).where(own(marketerId, id)).returning({ id: searches.id })
  return deleted.length > 0
}

type Since = Pick<SearchRecord, 'id' | 'marketerId' | 'filters'> & { since: Date }

/** For each search, the number of channels listed since its time, up to `FRESH_MAX`; one query for all. */
export async function countNewChannels(tx: Tx, searches: readonly Since[]): Promise<Map<string, number>> {
  if (searches.length === 0) return new Map()
  const parts = searches.map(({ id, marketerId, filters, since }) => {
    const where = and(conditionsOf({ ...filters, marketerId }), ofTypes(filters))
    return sql`
      select ${id}::text as id, count(*)::int as n from (
        select 1 from (
          select * from ${rows} where ${rows.listedAt} > ${since.toISOString()}::timestamptz
          order by ${rows.listedAt} desc limit ${NEWEST_COUNTED}
        ) ${rows} where ${where} limit ${FRESH_MAX}
      ) fresh`
  })
  const counted = await rowsOf<{ id: string; n: number }>(tx, sql.join(parts, sql` union all `))
  return new Map(counted.map(({ id, n }) => [id, n]))
}

/** Searches that were last checked before a time, oldest check first. */
export const listDue = (db: Db, before: Date, limit: number) =>
  db
    .select({ id: searches.id })
    .from(searches)
    .where(lt(searches.checkedAt, before))
    .orderBy(asc(searches.checkedAt))
    .limit(limit)

/** Locks a due search. Null if another process holds the lock or has just checked it. */
export async function lockDue(tx: Tx, id: string, before: Date): Promise<SearchRecord | null> {
  const [row] = await tx
    .select()
    .from(searches)
    .where(and(eq(searches.id, id), lt(searches.checkedAt, before)))
    .for('update', { skipLocked: true })
  return row ?? null
}

export async function setChecked(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(searches).set({ checkedAt: now }).where(eq(searches.id, id))
}
