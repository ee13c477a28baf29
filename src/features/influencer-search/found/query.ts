import { and, type SQL, sql } from 'drizzle-orm'
import type { PostType } from '../../../core/vocabulary.ts'
import {
  ALL_CHANNELS,
  afterPosition,
  all,
  any,
  atLeast,
  atMost,
  beforePosition,
  type ChannelSet,
  isSet,
  not,
} from '../../influencer-facets/rules/channel-set.ts'
import { areReady, facetSets, isChanged } from '../../influencer-facets/service.ts'
import { sortNumber } from '../rules/filter-bits.ts'
import type { FindSort } from '../rules/filters.ts'
import { NO_PRICE, influencerSearch as rows, SORT_KEYS, UNKNOWN } from '../schema.ts'
import { amongPartners, conditionsOf, hasText, isOfPartners, ofTypes, PRICES, type Search } from '../store.ts'
import { type CountedHistogram, histogramsOf, setsFromStarts, withoutName } from './histograms.ts'
import { countOptions, type OptionSearch, optionBits, optionCondition, optionsOf } from './options.ts'
import { bitsOf, isByBits, requestedFacets } from './search-bits.ts'

/** The last row of a page: its sort key, then its position. */
export type Cursor = readonly [value: number, position: number]

export interface FindWindow {
  sort: FindSort
  after: Cursor | null
  limit: number
  /** Whether the filter options are counted. */
  options?: boolean
}

/** The order of a list: descending, except by price. Unknown values are last. */
function orderOf({ sort, after }: FindWindow, post: PostType | undefined) {
  const upwards = sort === 'price'
  const key: SQL = upwards && post ? sql`${PRICES[post]}` : SORT_KEYS[sort]
  const number = sortNumber(sort, post)
  return {
    ...{ upwards, key, number },
    by: sql.raw(upwards ? 'key, position' : 'key desc, position desc'),
    /** The rows after the cursor: `after` as a condition, `bitsAfter` as a set. */
    after:
      after && sql`(${key}, ${rows.position}) ${sql.raw(upwards ? '>' : '<')} (${after[0]}::bigint, ${after[1]}::int)`,
    bitsAfter: after ? bitsAfter(after, number, upwards) : ALL_CHANNELS,
  }
}

function bitsAfter([value, position]: Cursor, number: string, upwards: boolean): ChannelSet {
  const isUnset = value === (upwards ? NO_PRICE : UNKNOWN)
  const same = isUnset ? not(isSet(number)) : all(atLeast(number, value), atMost(number, value))
  if (!upwards) return any(...(isUnset ? [] : [not(atLeast(number, value))]), all(same, beforePosition(position)))
  return any(...(isUnset ? [] : [not(isSet(number)), atLeast(number, value + 1)]), all(same, afterPosition(position)))
}

const COLUMNS = sql`${rows.channelId} as "channelId", ${rows.accountId} as "accountId", ${rows.type} as type,
  ${rows.score} as score, ${rows.province} as province, ${rows.interests} as interests, ${rows.position} as position,
  ${rows.replyHours} as "replyHours", json_build_object(${sql.join(
    Object.entries(PRICES).map(([name, price]) => sql`${sql.raw(`'${name}'`)}, ${price}`),
    sql`, `,
  )}) as prices`

/**
 * Rows that are compared one by one. If bitmaps are used: the channels whose bits are out of date. Otherwise: all
 * channels that contain the text or belong to past partners.
 */
const comparedRows = (
  search: Search,
  { key, after }: ReturnType<typeof orderOf>,
  options: readonly OptionSearch[],
  histograms: readonly CountedHistogram[],
  byBits: boolean,
): SQL => sql`
  compared as materialized (
    select ${rows.position} as position, ${rows.type} as type, ${key} as key, ${conditionsOf(search) ?? sql`true`} as fits,
      ${and(sql`true`, ofTypes(search), after ?? undefined)} as "inWindow"
      ${sql.join(options.map((option) => sql`, ${optionCondition(option)} as ${sql.identifier(option.name)}`))}
      ${sql.join(histograms.map((one) => sql`, ${one.column} as ${sql.identifier(one.of)}`))}
      ${sql.join(histograms.flatMap((one) => (one.without ? [sql`, ${conditionsOf(one.without) ?? sql`true`} as ${sql.identifier(withoutName(one))}`] : [])))}
    from ${rows} where ${byBits ? isChanged : and(hasText(search), amongPartners(search))}
  )`

/**
 * The options that the statement of the search can count. The others are found by other means (bitmaps or rows) than
 * the search.
 */
function optionsInStatement(search: Search, ready: ReadonlySet<string>): OptionSearch[] {
  const isInside = isByBits(search, ready)
    ? (option: Search) => isByBits(option, ready)
    : (option: Search) => isOfPartners(option) === isOfPartners(search)
  return optionsOf(search).filter((option) => isInside(option.search))
}

/**
 * A page of a search and the number of channels of each type, in one statement, so that both are consistent. Sets of
 * bits are combined and counted; only the rows of the page are read. `ready` names the facets on request that are
 * available. If one is missing, the rows that contain the text, or those of the marketer's past partners, are compared
 * instead.
 */
export function foundQuery(search: Search, window: FindWindow, ready: ReadonlySet<string> = new Set()): SQL {
  const byBits = isByBits(search, ready)
  const order = orderOf(window, search.post)
  const pageRows = window.limit + 1
  const histograms = window.options ? histogramsOf(search) : []
  const options = window.options ? optionsInStatement(search, ready) : []
  const without = histograms.flatMap((one) => (one.without ? [[withoutName(one), bitsOf(one.without)]] : []))
  const sets = { found: bitsOf(search), window: order.bitsAfter, ...Object.fromEntries(without) }
  const ofOptions = options.map((option) => [option.name, optionBits(option)])
  const sizes = Object.fromEntries([...ofOptions, ...histograms.flatMap(setsFromStarts)])
  const inWindow = sql.raw(sets.window === ALL_CHANNELS ? 'found' : 'found & "window"')
  const counted = sql`select type, sum(bit_count(found)) as n from sets group by 1 union all`
  const chosen = search.type?.length ? sql`where type = any(${sql.param([...search.type])}::text[])` : sql``
  const first = sql`
    select influencer_facet_first(coalesce(array_agg(segment order by segment), '{}'),
      coalesce(array_agg(${inWindow} order by segment), '{}'), ${order.number}, ${order.upwards}, ${pageRows})
    from sets ${chosen} union all`
  const used = byBits ? [search, ...options.map((option) => option.search)].flatMap(requestedFacets) : []
  return sql`
    with ${byBits ? sql`${facetSets({ marketerId: search.marketerId, sets, sizes, types: search.also?.type })}, ` : sql``}${comparedRows(search, order, options, histograms, byBits)},
    counts as (
      select type, sum(n) as n from (
        ${byBits ? counted : sql``} select type, count(*) as n from compared where fits group by 1
      ) parts group by 1
    ), page as (
      select ${COLUMNS}, ${order.key} as key from ${rows} where position = any(array(
        ${byBits ? first : sql``} (select position from compared where fits and "inWindow" order by ${order.by} limit ${pageRows})
      )) order by ${order.by} limit ${pageRows}
    )
    select ${areReady([...new Set(used)])} as "isCurrent",
      (select count(*) from compared)::int as compared,
      (select coalesce(json_object_agg(type, n), '{}') from counts) as counts,
      (${countOptions(options, histograms, chosen, byBits)}) as options,
      (select coalesce(json_agg(page order by ${order.by}), '[]') from page) as page`
}
