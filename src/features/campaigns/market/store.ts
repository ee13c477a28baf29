import { and, asc, count, desc, eq, gt, gte, ilike, inArray, isNotNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Lang } from '../../../core/shapes.ts'
import { containing } from '../../../db/like.ts'
import { thaiOrder } from '../../../db/thai-order.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { agencyBrands } from '../../agency-brands/schema.ts'
import { campaignBrand } from '../../agency-brands/schema-names.ts'
import { influencerBlocks } from '../../influencer-blocks/schema.ts'
import type { MarketQuery } from '../contract.ts'
import { campaignBookmarks, campaigns } from '../schema.ts'
import { brandColumns, type CampaignWithBrand } from '../store.ts'

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

/** Brands that have blocked an influencer show them no jobs. Nothing for a visitor (null) or a brand. */
const notFromBlocker = (accountId: string | null): SQL | undefined =>
  accountId === null
    ? undefined
    : sql`${campaigns.marketerId} not in (select ${influencerBlocks.marketerId} from ${influencerBlocks} where ${eq(influencerBlocks.influencerId, accountId)})`

/** What a reader's market has: the open jobs without those of brands that have blocked them. */
export const isOpenFor = (accountId: string | null, now: Date): SQL =>
  and(isOpenOnMarket(now), notFromBlocker(accountId)) as SQL

function conditions(filters: Filters, accountId: string | null, now: Date): SQL {
  const where: (SQL | undefined)[] = [isOpenFor(accountId, now)]
  if (filters.q) {
    const like = containing(filters.q)
    where.push(
      or(
        ilike(campaigns.title, like),
        ilike(campaigns.titleEn, like),
        ilike(campaigns.product, like),
        ilike(marketers.brandName, like),
        ilike(accounts.latinName, like),
        ilike(agencyBrands.name, like),
        ilike(agencyBrands.latinName, like),
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

/** Orders that need no reader. */
const ORDERS = {
  newest: [desc(campaigns.publishedAt), desc(campaigns.id)],
  close: [asc(campaigns.closeAt), asc(campaigns.id)],
  price: [desc(campaigns.price), desc(campaigns.id)],
  earnings: [asc(campaigns.price), asc(campaigns.id)],
} as const
export type StoredSort = keyof typeof ORDERS | 'brand'

const orderOf = (sort: StoredSort, lang: Lang) =>
  sort === 'brand'
    ? [asc(thaiOrder(campaignBrand(lang))), desc(campaigns.publishedAt), desc(campaigns.id)]
    : ORDERS[sort]

/** Whether an account has marked the job; visitors (null) have no marks. */
const savedBy = (accountId: string | null): SQL<boolean> =>
  accountId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${campaignBookmarks} where ${and(eq(campaignBookmarks.campaignId, campaigns.id), eq(campaignBookmarks.accountId, accountId))})`

const cardColumns = (accountId: string | null, lang: Lang) => ({
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
  brand: brandColumns(lang),
  saved: savedBy(accountId),
})

/** Jobs of the market with their brand, as cards show them. */
export const cards = (tx: Tx, accountId: string | null, lang: Lang) =>
  tx
    .select(cardColumns(accountId, lang))
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))

/** The same, each with how many rows there are without the limit. */
export const countedCards = (tx: Tx, accountId: string | null, lang: Lang) =>
  tx
    .select({ ...cardColumns(accountId, lang), total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))

export interface CountedCards {
  rows: CardRecord[]
  /** Null behind the last page. */
  total: number | null
}

export const countedOf = (found: readonly (CardRecord & { total: number })[], { offset }: Page): CountedCards => ({
  rows: found.map(({ total: _, ...row }) => row),
  total: found[0]?.total ?? (offset === 0 ? 0 : null),
})
export type CardRecord = Awaited<ReturnType<typeof cards>>[number]

/** Sorts jobs the reader has applied to last. */
const appliedLast = (applied: ReadonlySet<string>): SQL[] =>
  applied.size === 0 ? [] : [sql`${campaigns.id} = any(${sql.param([...applied])}::uuid[])`]

/** A search of the market: filters, time and account (null for a visitor). */
export interface MarketSearch {
  lang: Lang
  filters: Filters
  now: Date
  accountId: string | null
  /** Campaigns in which the reader has a part. */
  applied: ReadonlySet<string>
}

export interface Page {
  limit: number
  offset: number
}

/** One page of the market in a stored order. */
export async function listMarket(tx: Tx, search: MarketSearch, sort: StoredSort, page: Page): Promise<CardRecord[]> {
  return cards(tx, search.accountId, search.lang)
    .where(conditions(search.filters, search.accountId, search.now))
    .orderBy(...appliedLast(search.applied), ...orderOf(sort, search.lang))
    .limit(page.limit)
    .offset(page.offset)
}

/** One page of the market with how many jobs there are in all, in one question. Behind the last page nothing is known. */
export async function listMarketCounted(
  tx: Tx,
  search: MarketSearch,
  sort: StoredSort,
  page: Page,
): Promise<CountedCards> {
  const found = await countedCards(tx, search.accountId, search.lang)
    .where(conditions(search.filters, search.accountId, search.now))
    .orderBy(...appliedLast(search.applied), ...orderOf(sort, search.lang))
    .limit(page.limit)
    .offset(page.offset)
  return countedOf(found, page)
}

export async function countMarket(tx: Tx, { filters, now, accountId }: MarketSearch): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .where(conditions(filters, accountId, now))
  return row?.n ?? 0
}

/** The most open jobs that are compared with a creator's channels at once, the newest first. */
const COMPARED = 1_000

/** Open jobs (for some channel types) with their criteria: what a creator's channels are compared with. */
export async function listComparable(
  tx: Tx,
  { filters, now, accountId, lang }: MarketSearch,
  types: readonly string[] | null,
): Promise<CardRecord[]> {
  if (types?.length === 0) return []
  return cards(tx, accountId, lang)
    .where(and(conditions(filters, accountId, now), types ? inArray(campaigns.channelType, types as never) : undefined))
    .orderBy(...ORDERS.newest)
    .limit(COMPARED)
}

/** Open jobs that came on to an influencer's market since an instant, the newest first. */
export async function listPublishedSince(
  tx: Tx,
  { filters, accountId, now }: Pick<MarketSearch, 'filters' | 'accountId' | 'now'>,
  since: Date,
): Promise<CardRecord[]> {
  return cards(tx, null, 'th')
    .where(and(conditions(filters, accountId, now), gt(campaigns.publishedAt, since), lte(campaigns.publishedAt, now)))
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

/** How a reader's whole market divides, in one scan. `steps` are lower bounds in satang, rising from 0. */
export async function countFacets(
  tx: Tx,
  accountId: string | null,
  now: Date,
  steps: readonly number[],
): Promise<FacetRow[]> {
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
    .where(isOpenFor(accountId, now))
    .groupBy(campaigns.channelType, campaigns.postType, campaigns.topic, step)
}

/** The addresses of everything on the open market, the newest first. */
export const listMarketIds = (tx: Tx, now: Date): Promise<{ id: string; publishedAt: Date | null }[]> =>
  tx
    .select({ id: campaigns.id, publishedAt: campaigns.publishedAt })
    .from(campaigns)
    .where(isOpenOnMarket(now))
    .orderBy(desc(campaigns.publishedAt))

/**
 * Any campaign with its brand, how many that brand has published, whether an account has marked it, and whether the
 * brand has blocked that account; or null.
 */
export async function findMarked(
  tx: Tx,
  id: string,
  accountId: string | null,
  lang: Lang,
): Promise<(CampaignWithBrand & { saved: boolean; brandJobs: number; refused: boolean }) | null> {
  const ofBrand = alias(campaigns, 'of_brand')
  const brandJobs = tx
    .select({ n: count() })
    .from(ofBrand)
    .where(
      and(
        eq(ofBrand.marketerId, campaigns.marketerId),
        sql`${ofBrand.brandId} is not distinct from ${campaigns.brandId}`,
        isNotNull(ofBrand.publishedAt),
      ),
    )
  const [row] = await tx
    .select({
      campaign: campaigns,
      brand: brandColumns(lang),
      saved: savedBy(accountId),
      brandJobs: sql<number>`(${brandJobs})`.mapWith(Number),
      refused: sql<boolean>`not (${notFromBlocker(accountId) ?? sql`true`})`,
    })
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
    .where(eq(campaigns.id, id))
  return row ?? null
}
