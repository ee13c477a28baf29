import { and, asc, count, desc, eq, gt, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { thaiOrder } from '../../db/thai-order.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers, marketers } from '../accounts/schema.ts'
import type { MarketQuery } from './contract.ts'
import { campaignBookmarks, campaigns } from './schema.ts'
import { brandColumns } from './store.ts'

const LIKE_SIGNS = /[\\%_]/g

export type Filters = Pick<MarketQuery, 'q' | 'channel' | 'post' | 'topic' | 'priceMin' | 'priceMax'>

/** What stands on the open market at an instant: public, live, not paused, not past its closing day, with a free slot. */
export const isOpenOnMarket = (now: Date): SQL =>
  and(
    eq(campaigns.status, 'live'),
    eq(campaigns.kind, 'public'),
    sql`not ${campaigns.paused}`,
    gt(campaigns.closeAt, now),
    lt(campaigns.slotsTaken, campaigns.slots),
  ) as SQL

function conditions(filters: Filters, now: Date): SQL {
  const where: (SQL | undefined)[] = [isOpenOnMarket(now)]
  if (filters.q) {
    const like = `%${filters.q.replace(LIKE_SIGNS, '\\$&')}%`
    where.push(
      or(
        ilike(campaigns.title, like),
        ilike(campaigns.titleEn, like),
        ilike(campaigns.product, like),
        ilike(marketers.brandName, like),
      ),
    )
  }
  if (filters.channel?.length) where.push(inArray(campaigns.channelType, filters.channel))
  if (filters.post?.length) where.push(inArray(campaigns.postType, filters.post))
  if (filters.topic?.length) where.push(inArray(campaigns.topic, filters.topic))
  if (filters.priceMin !== undefined) where.push(gte(campaigns.price, filters.priceMin as never))
  if (filters.priceMax !== undefined) where.push(lte(campaigns.price, filters.priceMax as never))
  return and(...where) as SQL
}

const ORDERS = {
  newest: [desc(campaigns.publishedAt), desc(campaigns.id)],
  close: [asc(campaigns.closeAt), asc(campaigns.id)],
  price: [desc(campaigns.price), desc(campaigns.id)],
  earnings: [asc(campaigns.price), asc(campaigns.id)],
  brand: [asc(thaiOrder(marketers.brandName)), desc(campaigns.publishedAt), desc(campaigns.id)],
} as const
export type StoredSort = keyof typeof ORDERS

const cardColumns = {
  id: campaigns.id,
  title: campaigns.title,
  titleEn: campaigns.titleEn,
  price: campaigns.price,
  channelType: campaigns.channelType,
  postType: campaigns.postType,
  slots: campaigns.slots,
  slotsTaken: campaigns.slotsTaken,
  topic: campaigns.topic,
  coverScene: campaigns.coverScene,
  coverFileId: campaigns.coverFileId,
  closeAt: campaigns.closeAt,
  publishedAt: campaigns.publishedAt,
  criteria: campaigns.criteria,
  brand: brandColumns,
}

const cards = (tx: Tx) =>
  tx
    .select(cardColumns)
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
export type CardRecord = Awaited<ReturnType<typeof cards>>[number]

/** One page of the market in a stored order. */
export async function listMarket(
  tx: Tx,
  filters: Filters,
  now: Date,
  sort: StoredSort,
  page: { limit: number; offset: number },
): Promise<CardRecord[]> {
  return cards(tx)
    .where(conditions(filters, now))
    .orderBy(...ORDERS[sort])
    .limit(page.limit)
    .offset(page.offset)
}

/** One page of the market with how many jobs there are in all, in one question. Behind the last page nothing is known. */
export async function listMarketCounted(
  tx: Tx,
  filters: Filters,
  now: Date,
  sort: StoredSort,
  page: { limit: number; offset: number },
): Promise<{ rows: CardRecord[]; total: number | null }> {
  const found = await tx
    .select({ ...cardColumns, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .where(conditions(filters, now))
    .orderBy(...ORDERS[sort])
    .limit(page.limit)
    .offset(page.offset)
  return { rows: found.map(({ total: _, ...row }) => row), total: found[0]?.total ?? (page.offset === 0 ? 0 : null) }
}

export async function countMarket(tx: Tx, filters: Filters, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(campaigns)
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .where(conditions(filters, now))
  return row?.n ?? 0
}

/** The most open jobs that are compared with a creator's channels at once, the newest first. */
const COMPARED = 1_000

/** Open jobs (for some channel types) with their criteria: what a creator's channels are compared with. */
export async function listComparable(
  tx: Tx,
  filters: Filters,
  now: Date,
  types: readonly string[] | null,
): Promise<CardRecord[]> {
  if (types?.length === 0) return []
  return cards(tx)
    .where(and(conditions(filters, now), types ? inArray(campaigns.channelType, types as never) : undefined))
    .orderBy(...ORDERS.newest)
    .limit(COMPARED)
}

export interface FacetRow {
  channelType: string | null
  postType: string | null
  topic: string
  /** Step of the price scale, 0 first. */
  step: number
  n: number
}

/** How the whole open market divides, in one scan. `steps` are lower bounds in satang, rising from 0. */
export async function countFacets(tx: Tx, now: Date, steps: readonly number[]): Promise<FacetRow[]> {
  const step = sql<number>`width_bucket(${campaigns.price}, array[${sql.raw(steps.map(Math.trunc).join(','))}]::bigint[]) - 1`
  return tx
    .select({
      channelType: campaigns.channelType,
      postType: campaigns.postType,
      topic: campaigns.topic,
      step,
      n: count(),
    })
    .from(campaigns)
    .where(isOpenOnMarket(now))
    .groupBy(campaigns.channelType, campaigns.postType, campaigns.topic, step)
}

/** The addresses of everything on the open market, the newest first. */
export const listMarketIds = (tx: Tx, now: Date): Promise<{ id: string; publishedAt: Date | null }[]> =>
  tx
    .select({ id: campaigns.id, publishedAt: campaigns.publishedAt })
    .from(campaigns)
    .where(isOpenOnMarket(now))
    .orderBy(desc(campaigns.publishedAt))

/** Which of these campaigns an account has marked; all of its marks without a list. */
export async function listSaved(tx: Tx, accountId: string, ids?: readonly string[]): Promise<Set<string>> {
  if (ids?.length === 0) return new Set()
  const own = eq(campaignBookmarks.accountId, accountId)
  const rows = await tx
    .select({ id: campaignBookmarks.campaignId })
    .from(campaignBookmarks)
    .where(ids ? and(own, inArray(campaignBookmarks.campaignId, ids as string[])) : own)
  return new Set(rows.map((row) => row.id))
}

/** Open jobs that an account has marked, the newest mark first. */
export async function listBookmarked(
  tx: Tx,
  accountId: string,
  now: Date,
  page: { limit: number; offset: number },
): Promise<CardRecord[]> {
  return cards(tx)
    .innerJoin(
      campaignBookmarks,
      and(eq(campaignBookmarks.campaignId, campaigns.id), eq(campaignBookmarks.accountId, accountId)),
    )
    .where(isOpenOnMarket(now))
    .orderBy(desc(campaignBookmarks.createdAt), desc(campaigns.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** How many open jobs an account has marked. */
export async function countBookmarked(tx: Tx, accountId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(campaignBookmarks)
    .innerJoin(campaigns, eq(campaigns.id, campaignBookmarks.campaignId))
    .where(and(eq(campaignBookmarks.accountId, accountId), isOpenOnMarket(now)))
  return row?.n ?? 0
}

export async function setBookmark(
  tx: Tx,
  accountId: string,
  campaignId: string,
  saved: boolean,
  now: Date,
): Promise<void> {
  if (saved) await tx.insert(campaignBookmarks).values({ accountId, campaignId, createdAt: now }).onConflictDoNothing()
  else
    await tx
      .delete(campaignBookmarks)
      .where(and(eq(campaignBookmarks.accountId, accountId), eq(campaignBookmarks.campaignId, campaignId)))
}

/** How many campaigns a brand has published so far. */
export async function countPublished(tx: Tx, marketerId: string): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(campaigns)
    .where(and(eq(campaigns.marketerId, marketerId), sql`${campaigns.publishedAt} is not null`))
  return row?.n ?? 0
}

/** The tax class of a creator. */
export async function findPayeeClass(tx: Tx, accountId: string) {
  const [row] = await tx
    .select({ payeeClass: influencers.payeeClass })
    .from(influencers)
    .where(eq(influencers.accountId, accountId))
  return row?.payeeClass ?? null
}
