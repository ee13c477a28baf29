import type { MarketSort } from '../rules/market-sorts.ts'

/** The filters as the address holds them; prices in whole baht. */
export interface MarketState {
  q: string
  channel: string[]
  post: string[]
  topic: string[]
  min: number | null
  max: number | null
  sort: MarketSort | null
  match: boolean
  saved: boolean
  page: number
}

/** The query of an address with these filters. `match` is written only where it differs from what stands without it. */
export function writeState(state: MarketState, matchDefault: boolean): string {
  const query = new URLSearchParams()
  if (state.q) query.set('q', state.q)
  for (const name of ['channel', 'post', 'topic'] as const)
    if (state[name].length > 0) query.set(name, state[name].join(','))
  if (state.min !== null) query.set('min', String(state.min))
  if (state.max !== null) query.set('max', String(state.max))
  if (state.sort) query.set('sort', state.sort)
  if (state.match !== matchDefault) query.set('match', state.match ? '1' : '0')
  if (state.saved) query.set('saved', '1')
  if (state.page > 1) query.set('page', String(state.page))
  const text = query.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
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
