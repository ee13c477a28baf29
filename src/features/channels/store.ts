import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Lang } from '../../core/shapes.ts'
import type { StoredChannelType } from '../../core/vocabulary.ts'
import { anyOf } from '../../db/any-of.ts'
import { containing } from '../../db/like.ts'
import { findIfSelective } from '../../db/selective.ts'
import type { Tx } from '../../db/types.ts'
import { accounts, influencers } from '../accounts/schema.ts'
import { searchedName, shownName } from '../accounts/schema-names.ts'
import { USABLE } from './rules/status.ts'
import { channelDays, channelPrices, channels, channelTokens } from './schema.ts'
import type { ChannelStatus } from './shapes.ts'

export type ChannelRecord = typeof channels.$inferSelect
export type ChannelValues = Partial<typeof channels.$inferInsert>
export type PriceRecord = typeof channelPrices.$inferSelect

/** Statuses in which an identity can be added again. */
const RETURNABLE: readonly ChannelStatus[] = ['deactivated', 'rejected']

/** An account's channels, oldest first. With `withTurnedOff` the ones that the owner has turned off are included. */
export async function listOwn(tx: Tx, accountId: string, withTurnedOff = false): Promise<ChannelRecord[]> {
  const shown = withTurnedOff ? undefined : ne(channels.status, 'deactivated')
  return tx
    .select()
    .from(channels)
    .where(and(eq(channels.accountId, accountId), shown))
    .orderBy(asc(channels.id))
}

/** Channels of the account, by id. */
export const listOwnById = (tx: Tx, accountId: string, ids: readonly string[]): Promise<ChannelRecord[]> =>
  tx
    .select()
    .from(channels)
    .where(and(inArray(channels.id, [...ids]), eq(channels.accountId, accountId)))

/** The account's own channel. Null if it belongs to another account. */
export async function findOwn(tx: Tx, accountId: string, id: string, lock = false): Promise<ChannelRecord | null> {
  const query = tx
    .select()
    .from(channels)
    .where(and(eq(channels.id, id), eq(channels.accountId, accountId)))
  const [row] = lock ? await query.for('update') : await query
  return row ?? null
}

/** Any channel, locked. For operators and sweeps. */
export async function lockChannel(tx: Tx, id: string): Promise<ChannelRecord | null> {
  const [row] = await tx.select().from(channels).where(eq(channels.id, id)).for('update')
  return row ?? null
}

/** The channel that currently holds an identity, or null. */
export async function findHolder(tx: Tx, type: StoredChannelType, externalId: string): Promise<ChannelRecord | null> {
  const [row] = await tx
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.type, type),
        eq(channels.externalId, externalId),
        sql`${channels.status} not in ('deactivated', 'rejected')`,
      ),
    )
  return row ?? null
}

/** The account's newest channel of this identity that was turned off or rejected, locked. */
export async function findReturning(
  tx: Tx,
  accountId: string,
  type: StoredChannelType,
  externalId: string,
): Promise<ChannelRecord | null> {
  const [row] = await tx
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.accountId, accountId),
        eq(channels.type, type),
        eq(channels.externalId, externalId),
        inArray(channels.status, RETURNABLE as ChannelStatus[]),
      ),
    )
    .orderBy(desc(channels.id))
    .limit(1)
    .for('update')
  return row ?? null
}

export async function insertChannel(tx: Tx, values: typeof channels.$inferInsert): Promise<ChannelRecord> {
  const [row] = await tx.insert(channels).values(values).returning()
  return row as ChannelRecord
}

export async function updateChannel(tx: Tx, id: string, values: ChannelValues): Promise<ChannelRecord> {
  const [row] = await tx.update(channels).set(values).where(eq(channels.id, id)).returning()
  return row as ChannelRecord
}

/** Prices of several channels, by channel id. */
export async function listPrices(tx: Tx, ids: readonly string[]): Promise<Map<string, PriceRecord[]>> {
  const byChannel = new Map<string, PriceRecord[]>()
  if (ids.length === 0) return byChannel
  const rows = await tx
    .select()
    .from(channelPrices)
    .where(inArray(channelPrices.channelId, ids as string[]))
    .orderBy(channelPrices.channelId, channelPrices.postType)
  for (const row of rows) byChannel.set(row.channelId, [...(byChannel.get(row.channelId) ?? []), row])
  return byChannel
}

/** Sets the price of each given post type; null removes it. */
export async function savePrices(
  tx: Tx,
  channelId: string,
  prices: readonly [PriceRecord['postType'], PriceRecord['price'] | null][],
): Promise<void> {
  for (const [postType, price] of prices) {
    if (price === null)
      await tx
        .delete(channelPrices)
        .where(and(eq(channelPrices.channelId, channelId), eq(channelPrices.postType, postType)))
    else
      await tx
        .insert(channelPrices)
        .values({ channelId, postType, price })
        .onConflictDoUpdate({ target: [channelPrices.channelId, channelPrices.postType], set: { price } })
  }
}

export interface QueueList {
  status: ChannelStatus | undefined
  appealed: boolean
  scoreAppealed: boolean
  q: string | undefined
  after: { at: Date; id: string } | null
  limit: number
}

const ownerColumns = (lang: Lang) => ({ id: accounts.id, name: shownName(lang), handle: influencers.handle })

/** The column with the start of the waiting time: the appeal, or the last change of status. */
function sinceColumn({ appealed, scoreAppealed }: QueueList) {
  if (scoreAppealed) return 'scoreAppealedAt'
  return appealed ? 'appealedAt' : 'statusAt'
}

/** Since when a channel of the list has waited. */
export const waitingSince = (list: QueueList, channel: ChannelRecord): Date =>
  channel[sinceColumn(list)] ?? channel.statusAt

export const queueCursor =
  (list: QueueList) =>
  ({ channel }: { channel: ChannelRecord }): string[] => [waitingSince(list, channel).toISOString(), channel.id]

/**
 * Ids of the channels with a text in their handle or owner's name. Null if the text is so frequent that the list would
 * be too long.
 */
async function idsIfSelective(tx: Tx, text: string): Promise<string[] | null> {
  const like = containing(text)
  const isOwner = and(eq(accounts.role, 'influencer'), ilike(searchedName(), like))
  const owners = await findIfSelective(tx, tx.select({ id: accounts.id }).from(accounts).where(isOwner))
  if (!owners) return null
  const ids = (where: SQL) => tx.select({ id: channels.id }).from(channels).where(where)
  return findIfSelective(tx, ids(ilike(channels.handle, like)), ids(anyOf(channels.accountId, owners)))
}

/** Channels for the operators, longest waiting time first. Finds the ids of the page before it joins the rows. */
export async function listQueue(tx: Tx, list: QueueList, lang: Lang) {
  const since = channels[sinceColumn(list)]
  const where = and(
    list.status && eq(channels.status, list.status),
    list.appealed ? isNotNull(channels.appealedAt) : undefined,
    list.scoreAppealed ? isNotNull(channels.scoreAppealedAt) : undefined,
    list.after
      ? sql`(${since}, ${channels.id}) > (${list.after.at.toISOString()}::timestamptz, ${list.after.id}::uuid)`
      : undefined,
  )
  const found = await tx
    .select({ id: channels.id })
    .from(channels)
    .innerJoin(accounts, eq(accounts.id, channels.accountId))
    .where(and(where, list.q === undefined ? undefined : await textMatch(tx, list.q)))
    .orderBy(asc(since), asc(channels.id))
    .limit(list.limit + 1)
  const rows = await tx
    .select({ channel: channels, owner: ownerColumns(lang) })
    .from(channels)
    .innerJoin(accounts, eq(accounts.id, channels.accountId))
    .innerJoin(influencers, eq(influencers.accountId, channels.accountId))
    .where(
      inArray(
        channels.id,
        found.map(({ id }) => id),
      ),
    )
  const byId = new Map(rows.map((row) => [row.channel.id, row]))
  return found.flatMap(({ id }) => byId.get(id) ?? [])
}

async function textMatch(tx: Tx, q: string): Promise<SQL | undefined> {
  const ids = await idsIfSelective(tx, q)
  const like = containing(q)
  return ids ? inArray(channels.id, ids) : or(ilike(channels.handle, like), ilike(searchedName(), like))
}

/** The usable channels with most followers, one per active influencer, each with its lowest price. */
export async function listShown(tx: Tx, limit: number, lang: Lang) {
  const best = tx
    .selectDistinctOn([channels.accountId], { id: channels.id })
    .from(channels)
    .where(inArray(channels.status, USABLE as ChannelStatus[]))
    .orderBy(channels.accountId, sql`${channels.followers} desc nulls last`, channels.id)
  return tx
    .select({
      channel: channels,
      avatarFileId: accounts.avatarFileId,
      interests: influencers.interests,
      name: shownName(lang),
      priceFrom: sql<
        number | null
      >`(select min(${channelPrices.price}) from ${channelPrices} where ${channelPrices.channelId} = ${channels.id})`.mapWith(
        Number,
      ),
    })
    .from(channels)
    .innerJoin(accounts, and(eq(accounts.id, channels.accountId), eq(accounts.status, 'active')))
    .innerJoin(influencers, eq(influencers.accountId, channels.accountId))
    .where(inArray(channels.id, best))
    .orderBy(sql`${channels.followers} desc nulls last`, channels.id)
    .limit(limit)
}

/** Written as in the partial index `channels_stale`, like the statuses below. */
const readAt = sql<Date>`coalesce(${channels.checkedAt}, '-infinity')`.mapWith(channels.checkedAt)

/** Channels with figures older than `before` that may be read, oldest first. */
export async function listStale(tx: Tx, before: Date, now: Date, limit: number): Promise<ChannelRecord[]> {
  return tx
    .select()
    .from(channels)
    .where(
      and(
        sql`${channels.status} in ('active', 'allowed', 'disconnected', 'not_found')`,
        lt(readAt, before),
        or(isNull(channels.retryAt), lte(channels.retryAt, now)),
      ),
    )
    .orderBy(asc(readAt), asc(channels.id))
    .limit(limit)
}

/** Postpones the next refresh of these channels. */
export async function postponeRefresh(tx: Tx, ids: readonly string[], retryAt: Date): Promise<void> {
  await tx
    .update(channels)
    .set({ retryAt })
    .where(inArray(channels.id, ids as string[]))
}

/** Erases the figures of channels that their owners removed before a time. They are read again if a channel comes back. */
export async function eraseFiguresOfRemoved(tx: Tx, before: Date, limit: number): Promise<void> {
  const removed = await tx
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.status, 'deactivated'), isNotNull(channels.checkedAt), lt(channels.statusAt, before)))
    .limit(limit)
    .for('no key update', { skipLocked: true })
  if (removed.length === 0) return
  const ids = removed.map(({ id }) => id)
  await tx.delete(channelDays).where(inArray(channelDays.channelId, ids))
  await tx
    .update(channels)
    .set({
      followers: null,
      following: null,
      posts90d: null,
      averageLikes: null,
      averageComments: null,
      averageViews: null,
      engagementBps: null,
      audience: null,
      score: null,
      scoreReasons: [],
      scoreWaived: [],
      qualification: null,
      checkedAt: null,
    })
    .where(inArray(channels.id, ids))
}

/**
 * Removes personal data from an account's channels. The identity of a banned channel is kept, so that the ban stays in
 * force.
 */
export async function eraseChannels(tx: Tx, accountId: string): Promise<void> {
  const own = await tx.select({ id: channels.id }).from(channels).where(eq(channels.accountId, accountId))
  const ids = own.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.delete(channelTokens).where(inArray(channelTokens.channelId, ids))
  await tx.delete(channelDays).where(inArray(channelDays.channelId, ids))
  const blank = {
    url: '',
    name: '',
    handle: '',
    avatarUrl: null,
    audience: null,
    appealNote: null,
    scoreAppealNote: null,
  }
  await tx
    .update(channels)
    .set({ ...blank, statusReason: null })
    .where(inArray(channels.id, ids))
  await tx
    .update(channels)
    .set({ externalId: sql`'erased-' || ${channels.id}` })
    .where(and(inArray(channels.id, ids), ne(channels.status, 'blacklist')))
}
