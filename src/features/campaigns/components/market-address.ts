import type { BahtRange } from '../../../core/baht-range.ts'
import type { Interest, PostType, StoredChannelType } from '../../../core/vocabulary.ts'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { MarketSort } from '../rules/market-sorts.ts'

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

/** The query of an address with these filters. `match` is written only where it differs from what stands without it. */
export function writeState(state: MarketState, matchDefault: boolean): string {
  const { q, channel, post, topic, min, max, sort, match, saved, page } = state
  return pathWithQuery('', {
    q,
    channel: channel.join(','),
    post: post.join(','),
    topic: topic.join(','),
    min,
    max,
    sort,
    match: match === matchDefault ? null : match ? '1' : '0',
    saved,
    page: page > 1 ? page : null,
  }).replaceAll('%2C', ',')
}

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
