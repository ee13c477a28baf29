import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../db/types.ts'
import { influencers } from '../accounts/schema.ts'
import { channels } from './schema.ts'
import type { ChannelStatus } from './shapes.ts'
import { type ChannelRecord, listPrices, type PriceRecord, USABLE } from './store.ts'

export interface SubjectRecord {
  channel: ChannelRecord
  gender: 'female' | 'male' | 'other' | null
  birthdate: string | null
  province: string | null
  interests: string[]
  nationalityId: number
}

const subjects = (tx: Tx) =>
  tx
    .select({
      channel: channels,
      gender: influencers.gender,
      birthdate: influencers.birthdate,
      province: influencers.province,
      interests: influencers.interests,
      nationalityId: influencers.nationalityId,
    })
    .from(channels)
    .innerJoin(influencers, eq(influencers.accountId, channels.accountId))

/** An account's usable channels with what campaigns ask of their owner. */
export async function listSubjects(tx: Tx, accountId: string): Promise<SubjectRecord[]> {
  return subjects(tx)
    .where(and(eq(channels.accountId, accountId), inArray(channels.status, USABLE as ChannelStatus[])))
    .orderBy(asc(channels.id))
}

/** Channels by id, whoever owns them and whatever their status. */
export async function listSubjectsById(tx: Tx, ids: readonly string[]): Promise<SubjectRecord[]> {
  return ids.length === 0 ? [] : subjects(tx).where(inArray(channels.id, ids as string[]))
}

/** The prices of channels by post type, for comparing. */
export async function listPricesOf(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Partial<Record<PriceRecord['postType'], number>>>> {
  const rows = await listPrices(tx, ids)
  return new Map([...rows].map(([id, prices]) => [id, Object.fromEntries(prices.map((p) => [p.postType, p.price]))]))
}
