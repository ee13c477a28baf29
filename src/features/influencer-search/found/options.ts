import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { all, type ChannelSet, setOf } from '../../influencer-facets/rules/channel-set.ts'
import { COUNTED_OPTIONS, type CountedOption, type FindFilters } from '../rules/filters.ts'
import { conditionsOf, filterConditions, type Search } from '../store.ts'
import { type CountedHistogram, conditionsFromStarts } from './histograms.ts'
import { bitsOf, filterBitsOf } from './search-bits.ts'

/** An option of a filter whose channels are counted, with the search for it. */
export interface OptionSearch {
  name: CountedOption
  search: Search
  /** True if the search does not set the option's filter. The option's channels are then a subset of those found. */
  isPart: boolean
}

/** For each option, the search with the option's filter replaced by the option. */
export const optionsOf = (search: Search): OptionSearch[] =>
  (Object.keys(COUNTED_OPTIONS) as CountedOption[]).map((name) => ({
    name,
    search: { ...search, ...COUNTED_OPTIONS[name] },
    isPart: Object.keys(COUNTED_OPTIONS[name]).every((filter) => search[filter as keyof FindFilters] === undefined),
  }))

/** A search with only the option, without other filters. */
const optionAlone = ({ name, search: { marketerId, brandIds } }: OptionSearch): Search => ({
  ...COUNTED_OPTIONS[name],
  marketerId,
  brandIds,
})

/** The set of channels for an option. */
export const optionBits = (option: OptionSearch): ChannelSet =>
  option.isPart ? all(setOf('found'), filterBitsOf(optionAlone(option))) : bitsOf(option.search)

/**
 * Condition for the option on a row of `compared`. For a subset (`isPart`) the caller adds the condition of the search.
 */
export const optionCondition = (option: OptionSearch): SQL =>
  (option.isPart ? filterConditions(optionAlone(option)) : conditionsOf(option.search)) ?? sql`true`

/** Counts the channels of the selected types for each option, and for each histogram part from its lower bound on. */
export function countOptions(
  options: readonly OptionSearch[],
  histograms: readonly CountedHistogram[],
  chosen: SQL,
  byBits: boolean,
): SQL {
  const columns: [string, SQL][] = [
    ...options.map(({ name, isPart }): [string, SQL] => {
      const column = sql.identifier(name)
      return [name, isPart ? sql`fits and ${column}` : sql`${column}`]
    }),
    ...histograms.flatMap(conditionsFromStarts),
  ]
  if (columns.length === 0) return sql`select null`
  const each = (of: (column: SQLWrapper, where: SQL) => SQL) =>
    sql.join(
      columns.map(([name, where]) => sql`${of(sql.identifier(name), where)} as ${sql.identifier(name)}`),
      sql`, `,
    )
  const bits = sql`select ${each((name) => sql`coalesce(sum(${name}), 0)`)} from sets ${chosen} union all`
  return sql`
    select row_to_json(options) from (select ${each((name) => sql`sum(${name})::int`)} from (
      ${byBits ? bits : sql``} select ${each((_, where) => sql`count(*) filter (where ${where})`)} from compared ${chosen}
    ) parts) options`
}
