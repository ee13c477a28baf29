import { choicesIn } from '../../../core/choices.ts'
import { PRICE_MAX } from '../../../core/money.ts'
import { searchText } from '../../../core/search-text.ts'
import { CHANNEL_TYPES, INTERESTS, normalChannelType, POST_TYPES } from '../../../core/vocabulary.ts'
import { readBaht } from '../../../i18n/typed-number.ts'
import type { QueryValues } from '../../../web/path-with-query.ts'
import { LAST_PAGE, TEXT_MAX } from '../rules/market-limits.ts'
import { SORTS } from '../rules/market-sorts.ts'
import { filtersIn, type MarketState } from './market-address.ts'

/** The first page unless the text is the number of a page. */
function readPage(text = ''): number {
  const page = Number(text)
  return /^[1-9]\d*$/.test(text) && page <= LAST_PAGE ? page : 1
}

/**
 * Reads an address; whatever it has that is not a filter is left out. `match` applies when the address does not say,
 * and not to saved jobs; only a creator has matches and saved jobs.
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

/** The query of the endpoint: amounts in satang, lists joined. */
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
