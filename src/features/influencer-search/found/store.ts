import { sql } from 'drizzle-orm'
import { CHANNEL_TYPES, type Interest, type PostType } from '../../../core/vocabulary.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Tx } from '../../../db/types.ts'
import { partnerFacet, readyFacets, requestFacets } from '../../influencer-facets/service.ts'
import { COUNTED_MAX, type FindFilters, type OptionCounts } from '../rules/filters.ts'
import { isOfPartners, partnersOf, type Search } from '../store.ts'
import { splitParts } from './histograms.ts'
import { type OptionSearch, optionsOf } from './options.ts'
import { type FindWindow, foundQuery } from './query.ts'
import { isByBits, requestedFacets } from './search-bits.ts'

export interface FoundRow {
  channelId: string
  accountId: string
  score: number | null
  province: string | null
  interests: Interest[]
  prices: Record<PostType, number | null>
  /** The person's typical reply time in hours; null if there is none. */
  replyHours: number | null
  key: number
  position: number
}

export interface Found {
  /** In the window's order; `limit` + 1 rows if there are so many. */
  page: FoundRow[]
  /** Number of channels of each type for the other filters, up to the exact maximum + 1. */
  counts: Record<string, number>
  /** Number of channels of the selected types for each option; null if the options were not counted. */
  options: OptionCounts | null
}

const TYPES = CHANNEL_TYPES.filter((type) => type !== 'TWITTER')

/** From this number of compared rows on, the facets of the search are requested. */
const REQUEST_FROM_ROWS = 2_000

/**
 * A page of a search with the number of channels of each type and, if the window requests it, of each filter option.
 */
export async function findChannels(tx: Tx, search: Search, window: FindWindow): Promise<Found> {
  const searches = [search, ...(window.options ? optionsOf(search).map((option) => option.search) : [])]
  const ready = await readyFacets(tx, [...new Set(searches.flatMap(requestedFacets))])
  let found = await find(tx, search, window, ready)
  // A sweep has deleted a facet since it was read.
  if (!found.isCurrent) found = await find(tx, search, window, new Set())
  if (!isByBits(search, ready) && found.compared >= REQUEST_FROM_ROWS) await requestFacets(tx, requestedFacets(search))
  return {
    page: found.page,
    counts: Object.fromEntries(TYPES.map((type) => [type, capped(found.counts[type])])),
    options: found.options && (await addMissingCounts(tx, search, found.options, ready)),
  }
}

const capped = (n = 0): number => Math.min(n, COUNTED_MAX + 1)

/** Adds the parts of the histograms, and the options that the statement of the search has not counted. */
async function addMissingCounts(
  tx: Tx,
  search: Search,
  counted: OptionCounts,
  ready: ReadonlySet<string>,
): Promise<OptionCounts> {
  const counts: OptionCounts = Object.fromEntries(
    Object.entries(splitParts(counted)).map(([name, n]) => [name, capped(n)]),
  )
  for (const option of optionsOf(search)) {
    const n = counts[option.name] ?? (await countOption(tx, search, option, ready))
    if (n !== undefined) counts[option.name] = n
  }
  return counts
}

/**
 * Up to this number of past partners, the option is counted by a separate search; beyond it by the facet, once built.
 */
const PARTNERS_COUNTED = 200

async function countPartners(tx: Tx, search: Search): Promise<number> {
  const some = sql`select distinct influencer_id from ${partnersOf(search)} partners limit ${PARTNERS_COUNTED + 1}`
  const [row] = await rowsOf<{ n: number }>(tx, sql`select count(*)::int as n from (${some}) counted`)
  return row?.n ?? 0
}

/** Counts an option with a separate search. Undefined if that would compare too many rows. */
async function countOption(
  tx: Tx,
  search: Search,
  option: OptionSearch,
  ready: ReadonlySet<string>,
): Promise<number | undefined> {
  if (isOfPartners(option.search)) {
    const partners = await countPartners(tx, search)
    if (partners === 0) return 0
    if (partners > PARTNERS_COUNTED) {
      if (!search.brandIds) await requestFacets(tx, [partnerFacet(search.marketerId)])
      return undefined
    }
  } else if (search.q && !isByBits(option.search, ready)) return undefined
  const { counts } = await findChannels(tx, option.search, { sort: 'trust', after: null, limit: 0 })
  return capped(countOfTypes(counts, search))
}

/** Number of channels of the types in the filters. */
export const countOfTypes = (counts: Found['counts'], { type }: FindFilters): number =>
  Object.entries(counts)
    .filter(([name]) => !type?.length || type.some((one) => one === name))
    .reduce((sum, [, n]) => sum + n, 0)

type Answer = Found & {
  /** How many rows were compared. */
  compared: number
  isCurrent: boolean
}

async function find(tx: Tx, search: Search, window: FindWindow, ready: ReadonlySet<string>): Promise<Answer> {
  const [answer] = await rowsOf<Answer>(tx, foundQuery(search, window, ready))
  return answer as Answer
}
