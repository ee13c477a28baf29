import { type BahtRange, bahtToSatang } from '../../../core/baht-range.ts'
import { PRICE_MAX } from '../../../core/money.ts'
import type { Interest, PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import { pathWithQuery, type QueryValue } from '../../../web/path-with-query.ts'
import type { SavedFilters } from '../market/shapes.ts'
import type { MarketSort } from '../rules/market-sorts.ts'
import { addressValues, normalFilters } from '../rules/saved-search.ts'

/** The filters as the address has them. */
export interface MarketState extends BahtRange {
  q: string
  channel: StoredChannelType[]
  post: PostType[]
  topic: Interest[]
  sort: MarketSort | null
  match: boolean
  saved: boolean
  page: number
}

/** The filters of an address as endpoints take them: prices in satang, what is not set is left out. */
export const filtersIn = (state: MarketState): SavedFilters =>
  normalFilters({ ...state, ...bahtToSatang(state, PRICE_MAX), isMatch: state.match })

/** The query of an address with these filters. `match` is written only where it differs from `matchDefault`. */
export const writeFilters = (
  filters: SavedFilters,
  matchDefault: boolean,
  more: Readonly<Record<string, QueryValue>> = {},
): string =>
  pathWithQuery('', {
    ...addressValues(filters),
    ...(filters.isMatch === matchDefault && { match: null }),
    ...more,
  }).replaceAll('%2C', ',')

/** The query of an address with this state, written in the same way. */
export const writeState = (state: MarketState, matchDefault: boolean): string => {
  const { sort, saved, page } = state
  return writeFilters(filtersIn(state), matchDefault && !saved, { sort, saved, page: page > 1 ? page : null })
}

/** The order of the list; only a creator's state has `match`. */
export const sortOf = ({ sort, match }: MarketState): MarketSort => sort ?? (match ? 'match' : 'newest')

/** How many filters are set, search and order apart. */
export const countFilters = (state: MarketState): number =>
  state.channel.length + state.post.length + state.topic.length + Number(state.min !== null || state.max !== null)

export const NO_FILTERS: Pick<MarketState, 'q' | 'channel' | 'post' | 'topic' | 'min' | 'max' | 'page'> = {
  q: '',
  channel: [],
  post: [],
  topic: [],
  min: null,
  max: null,
  page: 1,
}
