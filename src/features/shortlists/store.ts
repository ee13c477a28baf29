import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/types.ts'
import { accounts } from '../accounts/schema.ts'
import { channels } from '../channels/schema.ts'
import { influencerBlocks } from '../influencer-blocks/schema.ts'
import { influencerSearch } from '../influencer-search/schema.ts'
import { shortlistPeople as people, shortlists } from './schema.ts'

interface Window {
  after: string | null
  limit: number
}

const sizeOf = sql<number>`(select count(*)::int from ${people} where ${eq(people.shortlistId, shortlists.id)})`

const includesOf = (influencerId: string | undefined) =>
  influencerId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${people} where ${and(
        eq(people.shortlistId, shortlists.id),
        eq(people.influencerId, influencerId),
      )})`

/** A marketer's lists, the newest first, one more than `limit`. */
export const listShortlists = (db: Db, marketerId: string, { after, limit }: Window, influencerId?: string) =>
  db
    .select({
      id: shortlists.id,
      name: shortlists.name,
      createdAt: shortlists.createdAt,
      size: sizeOf,
      includes: includesOf(influencerId),
    })
    .from(shortlists)
    .where(and(eq(shortlists.marketerId, marketerId), after ? lt(shortlists.id, after) : undefined))
    .orderBy(desc(shortlists.id))
    .limit(limit + 1)

export async function countShortlists(tx: Tx, marketerId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(shortlists).where(eq(shortlists.marketerId, marketerId))
  return row?.n ?? 0
}

export async function insertShortlist(tx: Tx, row: typeof shortlists.$inferInsert): Promise<void> {
  await tx.insert(shortlists).values(row)
}

const own = (marketerId: string, id: string) => and(eq(shortlists.id, id), eq(shortlists.marketerId, marketerId))

export async function findShortlist(db: Db, marketerId: string, id: string) {
  const [row] = await db.select({ name: shortlists.name, size: sizeOf }).from(shortlists).where(own(marketerId, id))
  return row ?? null
}

/** Whether the marketer has the list. It stays locked, so that parallel requests count its people one by one. */
export async function lockShortlist(tx: Tx, marketerId: string, id: string): Promise<boolean> {
  const found = await tx.select({ id: shortlists.id }).from(shortlists).where(own(marketerId, id)).for('update')
  return found.length > 0
}

export async function renameShortlist(tx: Tx, marketerId: string, id: string, name: string): Promise<boolean> {
  const changed = await tx.update(shortlists).set({ name }).where(own(marketerId, id)).returning({ id: shortlists.id })
  return changed.length > 0
}

export async function deleteShortlist(tx: Tx, marketerId: string, id: string): Promise<boolean> {
  const gone = await tx.delete(shortlists).where(own(marketerId, id)).returning({ id: shortlists.id })
  return gone.length > 0
}

const blockOf = (marketerId: string) =>
  and(eq(influencerBlocks.marketerId, marketerId), eq(influencerBlocks.influencerId, influencerSearch.accountId))

/** Whether the marketer can find the person, and has not blocked them. */
export async function canBeFound(tx: Tx, marketerId: string, influencerId: string): Promise<boolean> {
  const found = await tx
    .select({ id: influencerSearch.accountId })
    .from(influencerSearch)
    .where(
      and(
        eq(influencerSearch.accountId, influencerId),
        sql`not exists (select from ${influencerBlocks} where ${blockOf(marketerId)})`,
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Adds a person unless the list has them already. */
export async function insertPerson(tx: Tx, row: typeof people.$inferInsert): Promise<void> {
  await tx.insert(people).values(row).onConflictDoNothing()
}

export async function countPeople(tx: Tx, shortlistId: string): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(people).where(eq(people.shortlistId, shortlistId))
  return row?.n ?? 0
}

/** A person in a list of the marketer. */
const ownPerson = (marketerId: string, id: string, influencerId: string) =>
  and(
    eq(people.shortlistId, id),
    eq(people.influencerId, influencerId),
    sql`exists (select from ${shortlists} where ${own(marketerId, id)})`,
  )

interface PersonKey {
  marketerId: string
  id: string
  influencerId: string
}

export async function updatePerson(
  tx: Tx,
  { marketerId, id, influencerId }: PersonKey,
  values: Partial<Pick<typeof people.$inferInsert, 'state' | 'note'>>,
): Promise<boolean> {
  const where = ownPerson(marketerId, id, influencerId)
  const changed =
    Object.keys(values).length === 0
      ? await tx.select({ id: people.id }).from(people).where(where)
      : await tx.update(people).set(values).where(where).returning({ id: people.id })
  return changed.length > 0
}

export async function deletePerson(tx: Tx, { marketerId, id, influencerId }: PersonKey): Promise<boolean> {
  const gone = await tx
    .delete(people)
    .where(ownPerson(marketerId, id, influencerId))
    .returning({ id: people.id })
  return gone.length > 0
}

/** The people of a list, the last added first, one more than `limit`; each with the largest channel that can be found. */
export function listPeople(db: Db, marketerId: string, id: string, { after, limit }: Window) {
  const largest = db
    .select({
      type: channels.type,
      handle: channels.handle,
      avatarUrl: channels.avatarUrl,
      followers: channels.followers,
      engagementBps: channels.engagementBps,
    })
    .from(influencerSearch)
    .innerJoin(channels, eq(channels.id, influencerSearch.channelId))
    .where(eq(influencerSearch.accountId, people.influencerId))
    .orderBy(sql`${channels.followers} desc nulls last`, channels.id)
    .limit(1)
    .as('largest')
  return db
    .select({
      id: people.id,
      influencerId: people.influencerId,
      name: accounts.displayName,
      avatarFileId: accounts.avatarFileId,
      state: people.state,
      note: people.note,
      addedAt: people.addedAt,
      blocked: sql<boolean>`exists (select from ${influencerBlocks} where ${and(
        eq(influencerBlocks.marketerId, marketerId),
        eq(influencerBlocks.influencerId, people.influencerId),
      )})`,
      type: largest.type,
      handle: largest.handle,
      avatarUrl: largest.avatarUrl,
      followers: largest.followers,
      engagementBps: largest.engagementBps,
    })
    .from(people)
    .innerJoin(shortlists, and(eq(shortlists.id, people.shortlistId), own(marketerId, id)))
    .innerJoin(accounts, eq(accounts.id, people.influencerId))
    .leftJoinLateral(largest, sql`true`)
    .where(after ? lt(people.id, after) : undefined)
    .orderBy(desc(people.id))
    .limit(limit + 1)
}
