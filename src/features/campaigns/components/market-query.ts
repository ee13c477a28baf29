import { choicesIn } from '../../../core/choices.ts'
import { PRICE_MAX } from '../../../core/money.ts'
import { searchText } from '../../../core/search-text.ts'
import { CHANNEL_TYPES, INTERESTS, normalChannelType, POST_TYPES } from '../../../core/vocabulary.ts'
import { readBaht } from '../../../i18n/typed-number.ts'
import type { QueryValues } from '../../../web/path-with-query.ts'
import { LAST_PAGE, TEXT_MAX } from '../rules/market-limits.ts'
import { SORTS } from '../rules/market-sorts.ts'
import { filtersIn, type MarketState } from './market-address.ts'

/** Parses a page number; anything else is the first page. */
function readPage(text = ''): number {
  const page = Number(text)
  return /^[1-9]\d*$/.test(text) && page <= LAST_PAGE ? page : 1
}

/**
 * Reads the filters of a URL and ignores everything else. `match` is the default if the URL does not contain it; it
 * does not apply to saved jobs. Only creators have matches and saved jobs.
 */
export function readState(
  query: QueryValues,
  { isInfluencer, match }: { isInfluencer: boolean; match: boolean },
): MarketState {
  const flag = query.match?.at(-1)
  const saved = isInfluencer && query.saved?.[0] === '1'
  return {
    q: searchText(query.q?.[0] ?? '', TEXT_MAX),
    channel: [...new Set(choicesIn(query.channel ?? [], CHANNEL_TYPES).map(normalChannelType))],
    post: choicesIn(query.post ?? [], POST_TYPES),
    topic: choicesIn(query.topic ?? [], INTERESTS),
    min: readBaht(query.min?.[0], PRICE_MAX),
    max: readBaht(query.max?.[0], PRICE_MAX),
    sort: SORTS.find((name) => name === query.sort?.[0]) ?? null,
    match: isInfluencer && (flag === undefined ? match && !saved : flag === '1'),
    saved,
    page: readPage(query.page?.[0]),
  }
}

/** The query for the endpoint: amounts in satang, lists joined by commas. */
export function toQuery(state: MarketState) {
  const { channel, post, topic, isMatch, ...filters } = filtersIn(state)
  return {
    ...filters,
    ...(channel && { channel: channel.join(',') }),
    ...(post && { post: post.join(',') }),
    ...(topic && { topic: topic.join(',') }),
    ...(isMatch && { isMatch: 'true' }),
    ...(state.saved && { saved: 'true' }),
    ...(state.sort && { sort: state.sort }),
    page: state.page,
    perPage: 6,
  }
}
