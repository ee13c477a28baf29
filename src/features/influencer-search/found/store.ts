import { and, type SQL, sql } from 'drizzle-orm'
import { CHANNEL_TYPES, type Interest, type PostType } from '../../../core/vocabulary.ts'
import type { Tx } from '../../../db/types.ts'
import { rowsOf } from '../../../ledger/rows.ts'
import { all, any, atLeast, atMost, type Bits, before, behind, isSet, not } from '../../influencer-facets/rules/bits.ts'
import { influencerFacets } from '../../influencer-facets/schema.ts'
import { facetSets, isChanged } from '../../influencer-facets/service.ts'
import { filterBits, sortNumber, typeBits } from '../rules/filter-bits.ts'
import { COUNTED_MAX, type FindSort } from '../rules/filters.ts'
import { NO_PRICE, influencerSearch as rows, SORT_KEYS, UNKNOWN } from '../schema.ts'
import { conditionsOf, ofTypes, PRICES, type Search } from '../store.ts'

/** The last row of a page: its value of the order, then its position. */
export type Cursor = readonly [value: number, position: number]

export interface FindWindow {
  sort: FindSort
  after: Cursor | null
  limit: number
}

export interface FoundRow {
  channelId: string
  accountId: string
  score: number | null
  province: string | null
  interests: Interest[]
  prices: Record<PostType, number | null>
  key: number
  position: number
}

export interface Found {
  /** In the window's order, one more than its limit if there are so many. */
  page: FoundRow[]
  /** How many channels of each type fit the other filters, each counted up to one more than the exact maximum. */
  counts: Record<string, number>
}

const TYPES = CHANNEL_TYPES.filter((type) => type !== 'TWITTER')

/** The order of a list: all run downwards but the price. What has no value comes last. */
function orderOf({ sort, after }: FindWindow, post: PostType | undefined) {
  const upwards = sort === 'price'
  const key: SQL = upwards && post ? sql`${PRICES[post]}` : SORT_KEYS[sort]
  const number = sortNumber(sort, post)
  return {
    ...{ upwards, key, number },
    by: sql.raw(upwards ? 'key, position' : 'key desc, position desc'),
    /** What comes after the cursor, as a condition and as a set. */
    after:
      after && sql`(${key}, ${rows.position}) ${sql.raw(upwards ? '>' : '<')} (${after[0]}::bigint, ${after[1]}::int)`,
    bitsAfter: after ? bitsAfter(after, number, upwards) : all(),
  }
}

function bitsAfter([value, position]: Cursor, number: string, upwards: boolean): Bits {
  const isUnset = value === (upwards ? NO_PRICE : UNKNOWN)
  const same = isUnset ? not(isSet(number)) : all(atLeast(number, value), atMost(number, value))
  if (!upwards) return any(...(isUnset ? [] : [not(atLeast(number, value))]), all(same, before(position)))
  return any(...(isUnset ? [] : [not(isSet(number)), atLeast(number, value + 1)]), all(same, behind(position)))
}

const COLUMNS = sql`${rows.channelId} as "channelId", ${rows.accountId} as "accountId", ${rows.type} as type,
  ${rows.score} as score, ${rows.province} as province, ${rows.interests} as interests, ${rows.position} as position,
  json_build_object(${sql.join(
    Object.entries(PRICES).map(([name, price]) => sql`${sql.raw(`'${name}'`)}, ${price}`),
    sql`, `,
  )}) as prices`

/** Rows of channels whose bits are not up to date, or of all of them where a text is looked for: they are compared one by one. */
const comparedRows = (search: Search, { key, after }: ReturnType<typeof orderOf>): SQL => sql`
  compared as materialized (
    select ${COLUMNS}, ${key} as key, ${and(sql`true`, ofTypes(search), after ?? undefined)} as "inWindow"
    from ${rows} where ${and(search.q ? undefined : isChanged, conditionsOf(search))}
  )`

/**
 * A page of a search with the numbers of each type, in one statement, so that both are of the same moment. Sets of
 * bits are combined and counted; only the rows of the page are read. A text is compared with the rows that its trigrams
 * name.
 */
export async function findChannels(tx: Tx, search: Search, window: FindWindow): Promise<Found> {
  const [found] = await rowsOf<Found>(tx, foundQuery(search, window))
  const { page, counts } = found as Found
  const capped = TYPES.map((type) => [type, Math.min(counts[type] ?? 0, COUNTED_MAX + 1)] as const)
  return { page, counts: Object.fromEntries(capped) }
}

export function foundQuery(search: Search, window: FindWindow): SQL {
  const order = orderOf(window, search.post)
  const wanted = window.limit + 1
  const others = [search, ...(search.also ? [search.also] : [])]
  const sets = {
    found: all(...others.map(filterBits), ...(search.also ? [typeBits(search.also)] : [])),
    window: all(typeBits(search), order.bitsAfter),
  }
  const byBits = !search.q
  const counted = sql`
    select substr(b.code, 6) as type, sum(bit_count(s.found & b.bits)) as n from sets s
    join ${influencerFacets} b on b.segment = s.segment
      and b.code = any(${sql.param(TYPES.map((type) => `type:${type}`))}::text[])
    group by 1 union all`
  const first = sql`
    select ${COLUMNS}, ${order.key} as key from ${rows} where position = any(array(
      select influencer_facet_first(coalesce(array_agg(segment order by segment), '{}'),
        coalesce(array_agg(found & "window" order by segment), '{}'), ${order.number}, ${order.upwards}, ${wanted})
      from sets)) union all`
  return sql`
    with ${byBits ? sql`${facetSets(search.marketerId, sets)}, ` : sql``}${comparedRows(search, order)},
    counts as (
      select type, sum(n) as n from (
        ${byBits ? counted : sql``} select type, count(*) as n from compared group by 1
      ) parts group by 1
    ), page as (
      ${byBits ? first : sql``}
      select "channelId", "accountId", type, score, province, interests, position, prices, key
      from compared where "inWindow"
      order by ${order.by} limit ${wanted}
    )
    select (select coalesce(json_object_agg(type, n), '{}') from counts) as counts,
      (select coalesce(json_agg(page order by ${order.by}), '[]') from page) as page`
}
