import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { all, type Bits, setOf } from '../../influencer-facets/rules/bits.ts'
import { COUNTED_OPTIONS, type CountedOption, type FindFilters } from '../rules/filters.ts'
import { conditionsOf, filterConditions, type Search } from '../store.ts'
import { type CountedHistogram, conditionsFromStarts } from './histograms.ts'
import { bitsOf, filterBitsOf } from './search-bits.ts'

/** An option of a filter whose channels are counted, and the search with it. */
export interface OptionSearch {
  name: CountedOption
  search: Search
  /** The search says nothing of the option's filter: the option leaves a part of what is found. */
  isPart: boolean
}

/** The same search with each option instead of what it says of that filter. */
export const optionsOf = (search: Search): OptionSearch[] =>
  (Object.keys(COUNTED_OPTIONS) as CountedOption[]).map((name) => ({
    name,
    search: { ...search, ...COUNTED_OPTIONS[name] },
    isPart: Object.keys(COUNTED_OPTIONS[name]).every((filter) => search[filter as keyof FindFilters] === undefined),
  }))

/** The option alone, without the other filters of the search. */
const optionAlone = ({ name, search: { marketerId, brandIds } }: OptionSearch): Search => ({
  ...COUNTED_OPTIONS[name],
  marketerId,
  brandIds,
})

/** The set of the channels that an option leaves. */
export const optionBits = (option: OptionSearch): Bits =>
  option.isPart ? all(setOf('found'), filterBitsOf(optionAlone(option))) : bitsOf(option.search)

/** A compared row that fits the search, or is compared for the option itself: whether it has the option. */
export const optionCondition = (option: OptionSearch): SQL =>
  (option.isPart ? filterConditions(optionAlone(option)) : conditionsOf(option.search)) ?? sql`true`

/** How many channels of the chosen types each option leaves, and each part of a histogram from its start on. */
export function countOptions(
  options: readonly OptionSearch[],
  histograms: readonly CountedHistogram[],
  chosen: SQL,
  byBits: boolean,
): SQL {
  const ofRows: [string, SQL][] = [
    ...options.map(({ name, isPart }): [string, SQL] => {
      const column = sql.identifier(name)
      return [name, isPart ? sql`fits and ${column}` : sql`${column}`]
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
