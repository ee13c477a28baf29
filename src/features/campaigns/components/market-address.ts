import { type BahtRange, bahtToSatang } from '../../../core/baht-range.ts'
import { PRICE_MAX } from '../../../core/money.ts'
import type { Interest, PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import { pathWithQuery, type QueryValue } from '../../../web/path-with-query.ts'
import type { SavedFilters } from '../market/shapes.ts'
import type { MarketSort } from '../rules/market-sorts.ts'
import { addressValues, normalFilters } from '../rules/saved-search.ts'

/** The filters as they are in the URL. */
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

/** Converts the filters for endpoints: prices in satang, unset filters omitted. */
export const filtersIn = (state: MarketState): SavedFilters =>
  normalFilters({ ...state, ...bahtToSatang(state, PRICE_MAX), isMatch: state.match })

/** The URL query of these filters. `match` is written only if it differs from `matchDefault`. */
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

/** The URL query of this state, in the same form. */
export const writeState = (state: MarketState, matchDefault: boolean): string => {
  const { sort, saved, page } = state
  return writeFilters(filtersIn(state), matchDefault && !saved, { sort, saved, page: page > 1 ? page : null })
}

/** The sort order; only a creator's state has `match`. */
export const sortOf = ({ sort, match }: MarketState): MarketSort => sort ?? (match ? 'match' : 'newest')

/** Number of active filters, without the search text and the order. */
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
