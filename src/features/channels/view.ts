import { isoTime } from '../../core/clock.ts'
import type { Tx } from '../../db/types.ts'
import type { Channel } from './contract.ts'
import { type ChannelRecord, listPrices, type PriceRecord } from './store.ts'

/** A channel with its prices, for its owner and operators. */
export function viewChannel(row: ChannelRecord, prices: readonly PriceRecord[]): Channel {
  const { statusAt: _, missedRefreshes: __, wasAllowed: ___, retryAt: ____, scoreWaived: _____, ...shown } = row
  const { checkedAt, appealedAt, scoreAppealedAt, createdAt, ...rest } = shown
  return {
    ...rest,
    checkedAt: isoTime(checkedAt),
    appealedAt: isoTime(appealedAt),
    scoreAppealedAt: isoTime(scoreAppealedAt),
    createdAt: createdAt.toISOString(),
    prices: prices.map(({ postType, price }) => ({ postType, price })),
  }
}

/** Several channels with their prices, which are read in one query. */
export async function viewChannels(tx: Tx, rows: readonly ChannelRecord[]): Promise<Channel[]> {
  const prices = await listPrices(
    tx,
    rows.map((row) => row.id),
  )
  return rows.map((row) => viewChannel(row, prices.get(row.id) ?? []))
}

export async function viewOne(tx: Tx, row: ChannelRecord): Promise<Channel> {
  const [channel] = await viewChannels(tx, [row])
  return channel as Channel
}
