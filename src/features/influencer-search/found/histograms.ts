import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { all, atLeast, type ChannelSet, setOf } from '../../influencer-facets/rules/channel-set.ts'
import { priceNumber } from '../rules/filter-bits.ts'
import { HISTOGRAMS, type Histogram, type OptionCounts, withoutBounds } from '../rules/filters.ts'
import { influencerSearch as rows } from '../schema.ts'
import { PRICES, type Search } from '../store.ts'

/** A histogram of the found channels: the search that it counts, and its number as a facet and as a column. */
export interface CountedHistogram {
  of: Histogram
  /**
   * The search without the bounds of this number; null if it has no such bounds, so that the search itself is counted.
   */
  without: Search | null
  facet: string
  column: SQLWrapper
}

const withoutOwn = (search: Search, of: Histogram): Search | null =>
  search[`${of}Min`] === undefined && search[`${of}Max`] === undefined ? null : withoutBounds(search, of)

export const histogramsOf = (search: Search): CountedHistogram[] => [
  {
    of: 'price',
    without: withoutOwn(search, 'price'),
    facet: priceNumber(search.post),
    column: search.post ? PRICES[search.post] : rows.priceFrom,
  },
  { of: 'followers', without: withoutOwn(search, 'followers'), facet: 'followers', column: rows.followers },
]

/** Name of the set, and of the column in `compared`, for the search without the histogram's own bounds. */
export const withoutName = ({ of }: CountedHistogram): string => `without_${of}`

/** For each part of a histogram, the set of channels with at least its lower bound. */
export const setsFromStarts = (one: CountedHistogram): [string, ChannelSet][] =>
  HISTOGRAMS[one.of].map(({ name, least }) => [
    name,
    all(setOf(one.without ? withoutName(one) : 'found'), atLeast(one.facet, least)),
  ])

/** The same as conditions on the rows of `compared`, which have the number in a column named like the histogram. */
export const conditionsFromStarts = (one: CountedHistogram): [string, SQL][] =>
  HISTOGRAMS[one.of].map(({ name, least }) => [
    name,
    sql`${sql.identifier(one.without ? withoutName(one) : 'fits')} and ${sql.identifier(one.of)} >= ${sql.raw(String(least))}`,
  ])

/** Converts cumulative counts (from each lower bound on) into the count of each part. */
export function splitParts(counts: OptionCounts): OptionCounts {
  const parts = Object.values(HISTOGRAMS).flatMap((starts) =>
    starts.map(({ name }, n) => {
      const next = starts[n + 1]
      return [name, (counts[name] ?? 0) - ((next && counts[next.name]) ?? 0)]
    }),
  )
  return { ...counts, ...Object.fromEntries(parts) }
}
