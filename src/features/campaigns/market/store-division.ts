import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { influencerBlocks } from '../../influencer-blocks/schema.ts'
import { campaigns, marketCounts } from '../schema.ts'
import { isLivePublic, type MarketSearch } from './store.ts'

/** How a reader's whole market divides, and how many jobs have the chosen platforms, post types and topics. */
export interface MarketDivision {
  channel: Record<string, number>
  post: Record<string, number>
  topic: Record<string, number>
  /** By the lower bound of the step of the pay, satang. */
  price: ReadonlyMap<number, number>
  total: number
  chosen: number
}

interface DivisionRow {
  channel: string | null
  post: string | null
  topic: string | null
  price: string | null
  n: number
  chosen: number | null
}

/**
 * Reads the counts that a trigger keeps, and takes away the few jobs that they contain and the reader does not see: those
 * past their closing day, and those of brands that have blocked the reader.
 */
export async function divideMarket(
  tx: Tx,
  { filters, accountId, now }: Pick<MarketSearch, 'filters' | 'accountId' | 'now'>,
): Promise<MarketDivision> {
  const hidden = (reason: SQL) =>
    sql`select id from ${campaigns} where ${isLivePublic} and slots_taken < slots and ${reason}`
  const among = (column: string, values: readonly string[] | undefined) =>
    values?.length ? inArray(sql.identifier(column) as never, [...values]) : undefined
  const chosen = and(
    sql`true`,
    among('channel_type', filters.channel),
    among('post_type', filters.post),
    among('topic', filters.topic),
  )
  const rows = await rowsOf<DivisionRow>(
    tx,
    sql`
    select channel_type as channel, post_type as post, topic, price_from as price, sum(n)::int as n,
      (sum(n) filter (where ${chosen}))::int as chosen
    from (
      select channel_type, post_type, topic, price_from, campaigns as n from ${marketCounts}
      union all
      select coalesce(channel_type, ''), coalesce(post_type, ''), topic, market_price_step(price), -1 from ${campaigns}
      where id in (${hidden(sql`(close_at is null or close_at <= ${now.toISOString()}::timestamptz)`)}
        ${
          accountId === null
            ? sql``
            : sql`union ${hidden(sql`marketer_id in (select marketer_id from ${influencerBlocks} where influencer_id = ${accountId}::uuid)`)}`
        })
    ) open group by grouping sets ((channel_type), (post_type), (topic), (price_from), ())`,
  )
  const counts = (part: 'channel' | 'post' | 'topic') =>
    Object.fromEntries(rows.flatMap((row) => (row[part] && row.n > 0 ? [[row[part], row.n]] : [])))
  const isWhole = ({ channel, post, topic, price }: DivisionRow) =>
    channel === null && post === null && topic === null && price === null
  const whole = rows.find(isWhole)
  return {
    channel: counts('channel'),
    post: counts('post'),
    topic: counts('topic'),
    price: new Map(rows.flatMap(({ price, n }) => (price === null ? [] : [[Number(price), n]]))),
    total: whole?.n ?? 0,
    chosen: whole?.chosen ?? 0,
  }
}
