import { CHANNEL_TYPES, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import { SORTS } from '../rules/market-sorts.ts'
import type { MarketState } from './market-address.ts'

const whole = (text: string | null): number | null => (text && /^\d{1,8}$/.test(text) ? Number(text) : null)

/** Values of a repeated or comma-joined key that the list knows. */
function known(query: URLSearchParams, name: string, list: readonly string[]): string[] {
  const given = query.getAll(name).flatMap((value) => value.split(','))
  return list.filter((item) => given.includes(item))
}

/**
 * Reads an address; whatever it holds that is not a filter is left out. `match` stands when the address says nothing;
 * only a creator has matches and saved jobs.
 */
export function readState(
  query: URLSearchParams,
  { creator, match }: { creator: boolean; match: boolean },
): MarketState {
  const sort = SORTS.find((name) => name === query.get('sort')) ?? null
  const flag = query.getAll('match').at(-1)
  return {
    q: (query.get('q') ?? '').trim().slice(0, 80),
    channel: known(query, 'channel', CHANNEL_TYPES),
    post: known(query, 'post', POST_TYPES),
    topic: known(query, 'topic', INTERESTS),
    min: whole(query.get('min')),
    max: whole(query.get('max')),
    sort,
    match: creator && (flag === undefined ? match : flag === '1'),
    saved: creator && query.get('saved') === '1',
    page: Math.max(1, whole(query.get('page')) ?? 1),
  }
}

/** What the endpoint is asked: amounts in satang, lists joined. */
export function toQuery(state: MarketState) {
  return {
    ...(state.q && { q: state.q }),
    ...(state.channel.length > 0 && { channel: state.channel.join(',') }),
    ...(state.post.length > 0 && { post: state.post.join(',') }),
    ...(state.topic.length > 0 && { topic: state.topic.join(',') }),
    ...(state.min !== null && { priceMin: state.min * 100 }),
    ...(state.max !== null && { priceMax: state.max * 100 }),
    ...(state.sort && { sort: state.sort }),
    page: state.page,
    perPage: 6,
  }
}
