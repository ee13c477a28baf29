import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PostType } from '../../core/vocabulary.ts'
import { anyOf } from '../../db/any-of.ts'
import type { Tx } from '../../db/types.ts'
import { influencers } from '../accounts/schema.ts'
import { USABLE } from './rules/status.ts'
import { channelPrices, channels } from './schema.ts'
import type { ChannelStatus } from './shapes.ts'
import type { ChannelRecord } from './store.ts'

export interface SubjectRecord {
  channel: ChannelRecord
  gender: 'female' | 'male' | 'other' | null
  birthdate: string | null
  province: string | null
  interests: string[]
  nationalityId: number
  /** In satang, by post type. */
  prices: Partial<Record<PostType, number>>
}

const pricesOfChannel = sql<
  SubjectRecord['prices']
>`(select coalesce(jsonb_object_agg(${channelPrices.postType}, ${channelPrices.price}), '{}') from ${channelPrices} where ${eq(channelPrices.channelId, channels.id)})`

const subjects = (tx: Tx) =>
  tx
    .select({
      channel: channels,
      gender: influencers.gender,
      birthdate: influencers.birthdate,
      province: influencers.province,
      interests: influencers.interests,
      nationalityId: influencers.nationalityId,
      prices: pricesOfChannel,
    })
    .from(channels)
    .innerJoin(influencers, eq(influencers.accountId, channels.accountId))

/** An account's usable channels with their prices and the properties of their owner that campaigns match. */
export async function listSubjects(tx: Tx, accountId: string): Promise<SubjectRecord[]> {
  return subjects(tx)
    .where(and(eq(channels.accountId, accountId), inArray(channels.status, USABLE as ChannelStatus[])))
    .orderBy(asc(channels.id))
}

/** Channels by id, of any owner and in any status. */
export async function listSubjectsById(tx: Tx, ids: readonly string[]): Promise<SubjectRecord[]> {
  return ids.length === 0 ? [] : subjects(tx).where(anyOf(channels.id, ids))
}
