import { and, inArray, type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { influencerBlocks } from '../../influencer-blocks/schema.ts'
import { campaigns, marketCounts } from '../schema.ts'
import { isLivePublic, isOpenFor, type MarketSearch } from './store.ts'
import { savedBy } from './store-bookmarks.ts'

/** Counts of the jobs by facet, and the number of jobs with the selected platforms, post types and topics. */
export interface FacetCounts {
  channel: Record<string, number>
  post: Record<string, number>
  topic: Record<string, number>
  /** By lower bound of the price range, satang. */
  price: ReadonlyMap<number, number>
  total: number
  chosen: number
}

interface FacetRow {
  channel: string | null
  post: string | null
  topic: string | null
  price: string | null
  n: number
  chosen: number | null
}

interface Reader {
  accountId: string | null
  now: Date
}

/**
 * The counts that a trigger maintains, minus the few jobs that they include but the viewer cannot see: those past their
 * closing day, and those of brands that have blocked the viewer.
 */
function wholeMarket({ accountId, now }: Reader): SQL {
  const hidden = (reason: SQL) =>
    sql`select id from ${campaigns} where ${isLivePublic} and slots_taken < slots and ${reason}`
  return sql`
    select channel_type, post_type, topic, price_from, campaigns as n from ${marketCounts}
    union all
    select ${facetColumns}, -1 from ${campaigns}
    where id in (${hidden(sql`(close_at is null or close_at <= ${now.toISOString()}::timestamptz)`)}
      ${
        accountId === null
          ? sql``
          : sql`union ${hidden(sql`marketer_id in (select marketer_id from ${influencerBlocks} where influencer_id = ${accountId}::uuid)`)}`
      })`
}

const facetColumns = sql`coalesce(channel_type, '') as channel_type, coalesce(post_type, '') as post_type, topic,
  market_price_step(price) as price_from`

/** The viewer's bookmarked jobs, each counted as one. */
const marked = ({ accountId, now }: Reader): SQL =>
  sql`select ${facetColumns}, 1 as n from ${campaigns} where ${isOpenFor(accountId, now)} and ${savedBy(accountId)}`

/** Counts the jobs that a viewer can filter: the whole market, or their bookmarks. */
export async function countFacets(
  tx: Tx,
  { filters, accountId, now }: Pick<MarketSearch, 'filters' | 'accountId' | 'now'>,
): Promise<FacetCounts> {
  const among = (column: string, values: readonly string[] | undefined) =>
    values?.length ? inArray(sql.identifier(column) as never, [...values]) : undefined
  const chosen = and(
    sql`true`,
    among('channel_type', filters.channel),
    among('post_type', filters.post),
    among('topic', filters.topic),
  )
  const source = filters.saved ? marked : wholeMarket
  const rows = await rowsOf<FacetRow>(
    tx,
    sql`
    select channel_type as channel, post_type as post, topic, price_from as price, sum(n)::int as n,
      (sum(n) filter (where ${chosen}))::int as chosen
    from (${source({ accountId, now })}) open group by grouping sets ((channel_type), (post_type), (topic), (price_from), ())`,
  )
  const counts = (part: 'channel' | 'post' | 'topic') =>
    Object.fromEntries(rows.flatMap((row) => (row[part] && row.n > 0 ? [[row[part], row.n]] : [])))
  const isWhole = ({ channel, post, topic, price }: FacetRow) =>
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
