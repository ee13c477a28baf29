import { CHANNEL_TYPES, INTERESTS, POST_TYPES } from '../../../core/vocabulary.ts'
import type { QueryValues } from '../../../web/path-with-query.ts'
import { SORTS } from '../rules/market-sorts.ts'
import type { MarketState } from './market-address.ts'

const whole = (text: string | undefined): number | null => (text && /^\d{1,8}$/.test(text) ? Number(text) : null)

/** Values of a repeated or comma-joined key that the list knows. */
function choicesOf(query: QueryValues, name: string, list: readonly string[]): string[] {
  const given = (query[name] ?? []).flatMap((value) => value.split(','))
  return list.filter((item) => given.includes(item))
}

/**
 * Reads an address; whatever it holds that is not a filter is left out. `match` stands when the address says nothing;
 * only a creator has matches and saved jobs.
 */
export function readState(
  query: QueryValues,
  { isInfluencer, match }: { isInfluencer: boolean; match: boolean },
): MarketState {
  const sort = SORTS.find((name) => name === query.sort?.[0]) ?? null
  const flag = query.match?.at(-1)
  return {
    q: (query.q?.[0] ?? '').trim().slice(0, 80),
    channel: choicesOf(query, 'channel', CHANNEL_TYPES),
    post: choicesOf(query, 'post', POST_TYPES),
    topic: choicesOf(query, 'topic', INTERESTS),
    min: whole(query.min?.[0]),
    max: whole(query.max?.[0]),
    sort,
    match: isInfluencer && (flag === undefined ? match : flag === '1'),
    saved: isInfluencer && query.saved?.[0] === '1',
    page: Math.max(1, whole(query.page?.[0]) ?? 1),
  }
}

/** What the endpoint is asked: amounts in satang, lists joined. */
export function toQuery(state: MarketState) {
  return {
    ...(state.q ? { q: state.q } : {}),
    ...(state.channel.length > 0 ? { channel: state.channel.join(',') } : {}),
    ...(state.post.length > 0 ? { post: state.post.join(',') } : {}),
    ...(state.topic.length > 0 ? { topic: state.topic.join(',') } : {}),
    ...(state.min !== null ? { priceMin: state.min * 100 } : {}),
    ...(state.max !== null ? { priceMax: state.max * 100 } : {}),
    ...(state.sort && { sort: state.sort }),
    page: state.page,
    perPage: 6,
  }
}
