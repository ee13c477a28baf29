import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { CHANNEL_TYPES, type Interest, type PostType } from '../../../core/vocabulary.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import {
  all,
  any,
  atLeast,
  atMost,
  type Bits,
  before,
  behind,
  EVERY,
  isSet,
  not,
  setOf,
} from '../../influencer-facets/rules/bits.ts'
import { facetSets, isChanged, isFacetText, noteText } from '../../influencer-facets/service.ts'
import { filterBits, sortNumber } from '../rules/filter-bits.ts'
import {
  COUNTED_MAX,
  COUNTED_OPTIONS,
  type CountedOption,
  type FindFilters,
  type FindSort,
  type OptionCounts,
} from '../rules/filters.ts'
import { NO_PRICE, pastPartners, influencerSearch as rows, SORT_KEYS, UNKNOWN } from '../schema.ts'
import {
  amongPartners,
  filterConditions,
  hasText,
  isOfPartners,
  ofTypes,
  PRICES,
  rowConditions,
  type Search,
  textOf,
} from '../store.ts'
import {
  type CountedHistogram,
  conditionsFromStarts,
  histogramsOf,
  setsFromStarts,
  splitParts,
  withoutName,
} from './histograms.ts'

/** The last row of a page: its value of the order, then its position. */
export type Cursor = readonly [value: number, position: number]

export interface FindWindow {
  sort: FindSort
  after: Cursor | null
  limit: number
  /** Whether the options of filters are counted. */
  options?: boolean
}

export interface FoundRow {
  channelId: string
  accountId: string
  score: number | null
  province: string | null
  interests: Interest[]
  prices: Record<PostType, number | null>
  /** Of the person's typical reply; null without any. */
  replyHours: number | null
  key: number
  position: number
}

export interface Found {
  /** In the window's order, one more than its limit if there are so many. */
  page: FoundRow[]
  /** How many channels of each type fit the other filters, each counted up to one more than the exact maximum. */
  counts: Record<string, number>
  /** How many channels of the chosen types each option leaves; null where the options were not counted. */
  options: OptionCounts | null
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
    bitsAfter: after ? bitsAfter(after, number, upwards) : EVERY,
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
  ${rows.replyHours} as "replyHours", json_build_object(${sql.join(
    Object.entries(PRICES).map(([name, price]) => sql`${sql.raw(`'${name}'`)}, ${price}`),
    sql`, `,
  )}) as prices`

/**
 * Channels whose bits are not up to date; else all that have the text, or whose people have worked with the marketer.
 * Their rows are compared one by one.
 */
const comparedRows = (
  search: Search,
  { key, after }: ReturnType<typeof orderOf>,
  options: OptionSearches,
  histograms: readonly CountedHistogram[],
  byBits: boolean,
): SQL => sql`
  compared as materialized (
    select ${rows.position} as position, ${rows.type} as type, ${key} as key, ${rowConditions(search) ?? sql`true`} as fits,
      ${and(sql`true`, ofTypes(search), after ?? undefined)} as "inWindow"
      ${sql.join(options.map(([name, option]) => sql`, ${optionCondition(search, name, option)} as ${sql.identifier(name)}`))}
      ${sql.join(histograms.map((one) => sql`, ${one.column} as ${sql.identifier(one.of)}`))}
      ${sql.join(histograms.flatMap((one) => (one.without ? [sql`, ${rowConditions(one.without) ?? sql`true`} as ${sql.identifier(withoutName(one))}`] : [])))}
    from ${rows} where ${byBits ? isChanged : and(hasText(search), amongPartners(search))}
  )`

type OptionSearches = readonly (readonly [CountedOption, Search])[]

/** The same search with each option instead of what it says of that filter. */
const optionsOf = (search: Search): OptionSearches =>
  (Object.keys(COUNTED_OPTIONS) as CountedOption[]).map((name) => [name, { ...search, ...COUNTED_OPTIONS[name] }])

/** Whether an option narrows a search that says nothing of its filter: it then leaves a part of what is found. */
const isNarrower = (search: Search, name: CountedOption): boolean =>
  Object.keys(COUNTED_OPTIONS[name]).every((filter) => search[filter as keyof FindFilters] === undefined)

/** A row that fits the search, or is compared for the option itself: whether it has the option. */
const optionCondition = (search: Search, name: CountedOption, option: Search): SQL =>
  (isNarrower(search, name) ? filterConditions(COUNTED_OPTIONS[name]) : rowConditions(option)) ?? sql`true`

const partOfFound = (name: CountedOption): Bits => all(setOf('found'), filterBits(COUNTED_OPTIONS[name]))

/** How many channels of the chosen types each option leaves: its bits, and the rows that are compared. */
function countOptions(
  search: Search,
  options: OptionSearches,
  histograms: readonly CountedHistogram[],
  chosen: SQL,
  byBits: boolean,
): SQL {
  const ofRows: [string, SQL][] = [
    ...options.map(([name]): [string, SQL] => {
      const column = sql.identifier(name)
      return [name, isNarrower(search, name) ? sql`fits and ${column}` : sql`${column}`]
    }),
    ...histograms.flatMap(conditionsFromStarts),
  ]
  if (ofRows.length === 0) return sql`select null`
  const each = (of: (column: SQLWrapper, where: SQL) => SQL) =>
    sql.join(
      ofRows.map(([name, where]) => sql`${of(sql.identifier(name), where)} as ${sql.identifier(name)}`),
      sql`, `,
    )
  const bits = sql`select ${each((name) => sql`coalesce(sum(${name}), 0)`)} from sets ${chosen} union all`
  return sql`
    select row_to_json(options) from (select ${each((name) => sql`sum(${name})::int`)} from (
      ${byBits ? bits : sql``} select ${each((_, where) => sql`count(*) filter (where ${where})`)} from compared ${chosen}
    ) parts) options`
}

/**
 * A page of a search with the numbers of each type, in one statement, so that both are of the same moment. Sets of
 * bits are combined and counted; only the rows of the page are read. A text that is no facet yet is compared with the
 * rows that its trigrams name. People who have worked with the marketer are few: their rows are compared.
 */
export async function findChannels(tx: Tx, search: Search, window: FindWindow): Promise<Found> {
  const text = search.q ? textOf(search.q) : null
  const byBits = !isOfPartners(search) && (text === null || (await isText(tx, text)))
  let found = await find(tx, search, window, byBits)
  // A sweep has dropped the text since.
  if (!found.isCurrent) found = await find(tx, search, window, false)
  const counts = TYPES.map((type) => [type, capped(found.counts[type])] as const)
  if (text !== null && !byBits && !isOfPartners(search)) await noteText(tx, text, found.compared)
  return {
    page: found.page,
    counts: Object.fromEntries(counts),
    options: found.options && (await withOthers(tx, search, found.options)),
  }
}

const capped = (n = 0): number => Math.min(n, COUNTED_MAX + 1)

/** Of marketers who have worked with more people, the option of past work with them has no number. */
const PARTNERS_COUNTED = 200

async function countPartners(tx: Tx, marketerId: string): Promise<number> {
  const own = tx.select({ one: sql`1` }).from(pastPartners).where(eq(pastPartners.marketerId, marketerId))
  return (await own.limit(PARTNERS_COUNTED + 1)).length
}

/**
 * With the option that is found in another way than the search itself: a search of its own counts it, unless that would
 * compare very many rows.
 */
async function withOthers(tx: Tx, search: Search, options: OptionCounts): Promise<OptionCounts> {
  const split = Object.entries(splitParts(options))
  const numbers: OptionCounts = Object.fromEntries(split.map(([name, n]) => [name, capped(n)]))
  const [other, option] = optionsOf(search).find(([name]) => numbers[name] === undefined) ?? []
  if (!other || !option) return numbers
  const partners = isOfPartners(option) ? await countPartners(tx, search.marketerId) : null
  if (partners === 0) return { ...numbers, [other]: 0 }
  if ((partners ?? 0) > PARTNERS_COUNTED || (partners === null && search.q)) return numbers
  const { counts } = await findChannels(tx, option, { sort: 'trust', after: null, limit: 0 })
  return { ...numbers, [other]: capped(countOfTypes(counts, search)) }
}

/** How many channels of the types of a search there are. */
export const countOfTypes = (counts: Found['counts'], { type }: FindFilters): number =>
  Object.entries(counts)
    .filter(([name]) => !type?.length || type.some((one) => one === name))
    .reduce((sum, [, n]) => sum + n, 0)

type Answer = Found & {
  /** How many rows were compared. */
  compared: number
  isCurrent: boolean
}

async function find(tx: Tx, search: Search, window: FindWindow, byBits: boolean): Promise<Answer> {
  const [answer] = await rowsOf<Answer>(tx, foundQuery(search, window, byBits))
  return answer as Answer
}

async function isText(tx: Tx, text: string): Promise<boolean> {
  const [row] = await rowsOf<{ is: boolean }>(tx, sql`select ${isFacetText(text)} as is`)
  return row?.is ?? false
}

export function foundQuery(search: Search, window: FindWindow, byBits = !search.q && !isOfPartners(search)): SQL {
  const order = orderOf(window, search.post)
  const wanted = window.limit + 1
  const bitsOf = (one: Search): Bits =>
    all(...(one.q ? [`text:${textOf(one.q)}`] : []), ...[one, ...(one.also ? [one.also] : [])].map(filterBits))
  const histograms = window.options ? histogramsOf(search) : []
  const without = histograms.flatMap((one) => (one.without ? [[withoutName(one), bitsOf(one.without)]] : []))
  const sets = { found: bitsOf(search), window: order.bitsAfter, ...Object.fromEntries(without) }
  const isAlike = (option: Search): boolean => isOfPartners(option) === isOfPartners(search)
  const options = window.options ? optionsOf(search).filter(([, option]) => isAlike(option)) : []
  const ofOptions = options.map(([name, option]) => [
    name,
    isNarrower(search, name) ? partOfFound(name) : bitsOf(option),
  ])
  const sizes = Object.fromEntries([...ofOptions, ...histograms.flatMap(setsFromStarts)])
  const inWindow = sql.raw(sets.window === EVERY ? 'found' : 'found & "window"')
  const counted = sql`select type, sum(bit_count(found)) as n from sets group by 1 union all`
  const chosen = search.type?.length ? sql`where type = any(${sql.param([...search.type])}::text[])` : sql``
  const first = sql`
    select influencer_facet_first(coalesce(array_agg(segment order by segment), '{}'),
      coalesce(array_agg(${inWindow} order by segment), '{}'), ${order.number}, ${order.upwards}, ${wanted})
    from sets ${chosen} union all`
  return sql`
    with ${byBits ? sql`${facetSets({ marketerId: search.marketerId, sets, sizes, types: search.also?.type })}, ` : sql``}${comparedRows(search, order, options, histograms, byBits)},
    counts as (
      select type, sum(n) as n from (
        ${byBits ? counted : sql``} select type, count(*) as n from compared where fits group by 1
      ) parts group by 1
    ), page as (
      select ${COLUMNS}, ${order.key} as key from ${rows} where position = any(array(
        ${byBits ? first : sql``} (select position from compared where fits and "inWindow" order by ${order.by} limit ${wanted})
      )) order by ${order.by} limit ${wanted}
    )
    select ${byBits && search.q ? isFacetText(textOf(search.q)) : sql`true`} as "isCurrent",
      (select count(*) from compared)::int as compared,
      (select coalesce(json_object_agg(type, n), '{}') from counts) as counts,
      (${countOptions(search, options, histograms, chosen, byBits)}) as options,
      (select coalesce(json_agg(page order by ${order.by}), '[]') from page) as page`
}
