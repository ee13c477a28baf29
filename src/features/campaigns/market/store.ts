import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { alias, type PgSelect, union } from 'drizzle-orm/pg-core'
import type { Lang } from '../../../core/shapes.ts'
import { anyOf } from '../../../db/any-of.ts'
import { containing } from '../../../db/like.ts'
import type { Tx } from '../../../db/types.ts'
import { accounts, marketers } from '../../accounts/schema.ts'
import { agencyBrands } from '../../agency-brands/schema.ts'
import { campaignBrand } from '../../agency-brands/schema-names.ts'
import { influencerBlocks } from '../../influencer-blocks/schema.ts'
import type { MarketQuery } from '../contract.ts'
import { campaigns } from '../schema.ts'
import { brandColumns, type CampaignWithBrand } from '../store.ts'
import { savedAt, savedBy } from './store-bookmarks.ts'

export type Filters = Pick<MarketQuery, 'q' | 'channel' | 'post' | 'topic' | 'priceMin' | 'priceMax'> & {
  /** Only jobs that the viewer has bookmarked. */
  saved?: boolean | undefined
}

/** The same condition as in the partial indexes of the market. */
export const isLivePublic = sql`(${campaigns.status} = 'live' and ${campaigns.kind} = 'public' and not ${campaigns.paused})`

/** The same expression as in the trigram index. */
const searchedText = sql`(${campaigns.title} || ' ' || ${campaigns.titleEn} || ' ' || ${campaigns.product})`

/** Whether a campaign is on the market: public, live, not paused, before its closing time, with a free slot. */
export const isOpenOnMarket = (now: Date): SQL =>
  and(isLivePublic, gt(campaigns.closeAt, now), lt(campaigns.slotsTaken, campaigns.slots)) as SQL

/** Excludes jobs of brands that have blocked the influencer. No condition for a visitor (null). */
const notFromBlocker = (accountId: string | null): SQL | undefined =>
  accountId === null
    ? undefined
    : sql`${campaigns.marketerId} not in (select ${influencerBlocks.marketerId} from ${influencerBlocks} where ${eq(influencerBlocks.influencerId, accountId)})`

/** The jobs that a viewer can see on the market: open ones, except those of brands that have blocked them. */
export const isOpenFor = (accountId: string | null, now: Date): SQL =>
  and(isOpenOnMarket(now), notFromBlocker(accountId)) as SQL

/** Campaigns with a text in their title or product, or in the name of their brand. Each branch uses its own index. */
function idsLike(tx: Tx, text: string) {
  const like = containing(text)
  const named = or(ilike(agencyBrands.name, like), ilike(agencyBrands.latinName, like))
  const ofMarketers = (ids: SQLWrapper) =>
    tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(isLivePublic, sql`${campaigns.marketerId} in ${ids}`))
  return union(
    tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .where(and(isLivePublic, sql`${searchedText} ilike ${like}`)),
    ofMarketers(tx.select({ id: marketers.accountId }).from(marketers).where(ilike(marketers.brandName, like))),
    ofMarketers(
      tx
        .select({ id: accounts.id })
        .from(accounts)
        .where(and(sql`${accounts.role} = 'marketer'`, ilike(accounts.latinName, like))),
    ),
    tx
      .select({ id: campaigns.id })
      .from(campaigns)
      .innerJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
      .where(and(isLivePublic, named)),
  )
}

function conditions(tx: Tx, filters: Filters, accountId: string | null, now: Date): SQL {
  const where: (SQL | undefined)[] = [isOpenFor(accountId, now)]
  if (filters.q) where.push(sql`${campaigns.id} in ${idsLike(tx, filters.q)}`)
  if (filters.channel?.length) where.push(inArray(campaigns.channelType, filters.channel))
  if (filters.post?.length) where.push(inArray(campaigns.postType, filters.post))
  if (filters.topic?.length) where.push(inArray(campaigns.topic, filters.topic))
  if (filters.priceMin !== undefined) where.push(gte(campaigns.price, filters.priceMin as never))
  if (filters.priceMax !== undefined) where.push(lte(campaigns.price, filters.priceMax as never))
  if (filters.saved) where.push(savedBy(accountId))
  return and(...where) as SQL
}

/** Sort orders that do not depend on the viewer. */
const ORDERS = {
  newest: [desc(campaigns.publishedAt), desc(campaigns.id)],
  close: [asc(campaigns.closeAt), asc(campaigns.id)],
  price: [desc(campaigns.price), desc(campaigns.id)],
  earnings: [asc(campaigns.price), asc(campaigns.id)],
} as const
/** `marked`: the viewer's newest bookmark first. */
export type StoredSort = keyof typeof ORDERS | 'brand' | 'marked'

/**
 * A sort key for Thai names in databases that sort by code point (C.UTF-8, the embedded database). Dictionaries sort a
 * leading vowel after its consonant, so the two are swapped. The code points of Thai consonants are already in
 * dictionary order.
 */
const thaiOrder = (name: SQLWrapper): SQL<string> =>
  sql<string>`regexp_replace(lower(${name}), '([เ-ไ])([ก-ฮ])', '\\2\\1', 'g')`

function orderOf(sort: StoredSort, { lang, accountId }: Pick<MarketSearch, 'lang' | 'accountId'>) {
  if (sort === 'brand') return [asc(thaiOrder(campaignBrand(lang))), ...ORDERS.newest]
  if (sort !== 'marked') return ORDERS[sort]
  return accountId === null ? ORDERS.newest : [desc(savedAt(accountId)), desc(campaigns.id)]
}

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
  brandId: campaigns.brandId,
  brand: brandColumns(lang),
  saved: savedBy(accountId),
})

/** Jobs of the market with their brand, for cards. */
export const cards = (tx: Tx, accountId: string | null, lang: Lang) =>
  tx
    .select(cardColumns(accountId, lang))
    .from(campaigns)
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))

export type CardRecord = Awaited<ReturnType<typeof cards>>[number]

/** A search of the market: filters, time and the viewer's account (null for a visitor). */
export interface MarketSearch {
  lang: Lang
  filters: Filters
  now: Date
  accountId: string | null
  /** Campaigns in which the viewer has a job or application. */
  applied: ReadonlySet<string>
}

export interface Page {
  limit: number
  offset: number
}

/** A page of the market in a stored order. Jobs that the viewer has applied to come last. */
export async function listMarket(tx: Tx, search: MarketSearch, sort: StoredSort, page: Page): Promise<CardRecord[]> {
  return cardsOf(tx, search, await pageIds(tx, search, sort, page))
}

/** The cards of some jobs, in the order of their ids. */
export async function cardsOf(
  tx: Tx,
  { accountId, lang }: Pick<MarketSearch, 'accountId' | 'lang'>,
  ids: readonly string[],
): Promise<CardRecord[]> {
  if (ids.length === 0) return []
  const rows = await cards(tx, accountId, lang).where(inArray(campaigns.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Joins the tables with the brand's name. */
function withBrands(query: PgSelect): void {
  query
    .innerJoin(accounts, eq(accounts.id, campaigns.marketerId))
    .innerJoin(marketers, eq(marketers.accountId, campaigns.marketerId))
    .leftJoin(agencyBrands, eq(agencyBrands.id, campaigns.brandId))
}

/**
 * Selects the page from the campaigns alone, in index order; only the rows of the page are then joined with other
 * tables.
 */
async function pageIds(tx: Tx, search: MarketSearch, sort: StoredSort, { limit, offset }: Page): Promise<string[]> {
  const { applied } = search
  const open = conditions(tx, search.filters, search.accountId, search.now)
  const isApplied = anyOf(campaigns.id, [...applied])
  const read = async (where: SQL | undefined, page: Page): Promise<string[]> => {
    const query = tx.select({ id: campaigns.id }).from(campaigns).$dynamic()
    if (sort === 'brand') withBrands(query)
    const rows = await query
      .where(and(open, where))
      .orderBy(...orderOf(sort, search))
      .limit(page.limit)
      .offset(page.offset)
    return rows.map(({ id }) => id)
  }
  if (applied.size === 0) return read(undefined, { limit, offset })
  const others = await read(sql`not (${isApplied})`, { limit, offset })
  if (others.length === limit) return others
  const before = others.length > 0 ? offset + others.length : await countWhere(tx, sql`${open} and not (${isApplied})`)
  const rest = { limit: limit - others.length, offset: Math.max(0, offset - before) }
  return [...others, ...(await read(isApplied, rest))]
}

async function countWhere(tx: Tx, where: SQL): Promise<number> {
  const [row] = await tx.select({ n: count() }).from(campaigns).where(where)
  return row?.n ?? 0
}

/** Counts jobs, up to `most` + 1. */
export async function countMarket(tx: Tx, { filters, now, accountId }: MarketSearch, most: number): Promise<number> {
  const found = tx
    .select({ one: sql`1`.as('one') })
    .from(campaigns)
    .where(conditions(tx, filters, accountId, now))
    .limit(most + 1)
    .as('found')
  const [row] = await tx.select({ n: count() }).from(found)
  return row?.n ?? 0
}

/** Maximum number of open jobs that are compared with a creator's channels in one request. */
const COMPARED_MAX = 1_000

/** The data of a job that the match rule needs. */
export interface Comparable
  extends Pick<CardRecord, 'id' | 'criteria' | 'channelType' | 'postType' | 'price' | 'brandId'> {
  brand: { id: string }
}

/**
 * The first `COMPARED_MAX` open jobs in an order (for some channel types) with their criteria, and whether there are
 * more.
 */
export async function listComparable(
  tx: Tx,
  search: MarketSearch,
  types: readonly string[] | null,
  sort: StoredSort,
): Promise<{ rows: Comparable[]; more: boolean }> {
  if (types?.length === 0) return { rows: [], more: false }
  const query = tx
    .select({
      id: campaigns.id,
      criteria: campaigns.criteria,
      channelType: campaigns.channelType,
      postType: campaigns.postType,
      price: campaigns.price,
      brandId: campaigns.brandId,
      brand: { id: campaigns.marketerId },
    })
    .from(campaigns)
    .$dynamic()
  if (sort === 'brand') withBrands(query)
  const ofTypes = types ? inArray(campaigns.channelType, types as never) : undefined
  const rows = await query
    .where(and(conditions(tx, search.filters, search.accountId, search.now), ofTypes))
    .orderBy(...orderOf(sort, search))
    .limit(COMPARED_MAX + 1)
  return { rows: rows.slice(0, COMPARED_MAX), more: rows.length > COMPARED_MAX }
}

/** Open jobs that were published since a time and that the influencer can see, newest first. */
export async function listPublishedSince(
  tx: Tx,
  { filters, accountId, now }: Pick<MarketSearch, 'filters' | 'accountId' | 'now'>,
  since: Date,
): Promise<CardRecord[]> {
  return cards(tx, null, 'th')
    .where(
      and(conditions(tx, filters, accountId, now), gt(campaigns.publishedAt, since), lte(campaigns.publishedAt, now)),
    )
    .orderBy(...ORDERS.newest)
    .limit(COMPARED_MAX)
}

/** The ids of all jobs on the market, newest first. */
export const listMarketIds = (tx: Tx, now: Date): Promise<{ id: string; publishedAt: Date | null }[]> =>
  tx
    .select({ id: campaigns.id, publishedAt: campaigns.publishedAt })
    .from(campaigns)
    .where(isOpenOnMarket(now))
    .orderBy(desc(campaigns.publishedAt))

/**
 * Any campaign with its brand, the number of campaigns that this brand has published, whether an account has bookmarked
 * it, and whether the brand has blocked that account; or null.
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
