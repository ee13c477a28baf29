import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { LangProvider } from '../../../i18n/use-text.tsx'
import { marketText } from '../text/market.ts'
import th from '../text/market-th.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { type MarketState, NO_FILTERS } from './market-address.ts'
import type { MarketData } from './market-data.ts'
import MarketEmpty from './market-empty.tsx'

beforeAll(() => marketText.load('th'))

const STATE: MarketState = { ...NO_FILTERS, sort: null, match: true, saved: false }
const PAGE = {
  cards: [],
  total: 0,
  more: false,
  compared: null,
  perPage: 6,
  facets: { channel: {}, post: {}, topic: {}, price: [] },
}

/** The text of an empty list. */
function wordsOf(state: Partial<MarketState>, isInfluencer = true): string {
  const data: MarketData = { state: { ...STATE, ...state }, page: PAGE, isInfluencer, matchDefault: true, searches: [] }
  const html = renderToStaticMarkup(
    <LangProvider lang="th">
      <MarketEmpty data={data} hrefOf={() => ''} />
    </LangProvider>,
  )
  return html.replace(/<[^>]*>/g, '')
}

it.each<[string, Partial<MarketState>, string, string]>([
  ['without saved jobs', { saved: true, match: false }, th.emptySavedTitle, th.emptySavedNote],
  ['of filtered saved jobs', { saved: true, match: false, topic: ['car'] }, th.emptyTitle, th.emptyNote],
  ['of saved matches', { saved: true }, th.emptyTitle, th.emptyNote],
  ['of a search among saved jobs', { saved: true, match: false, q: 'เซรั่ม' }, th.emptyTitle, th.emptyNote],
  ['of matches', {}, th.emptyMatchTitle, th.emptyMatchNote],
  ['of matches to a search', { q: 'เซรั่ม' }, th.emptyTitle, th.emptyNote],
  ['of filtered matches', { topic: ['car'] }, th.emptyTitle, th.emptyNote],
  ['of all jobs', { match: false }, th.emptyAllTitle, th.emptyAllNote],
  ['of filtered jobs', { match: false, topic: ['car'] }, th.emptyTitle, th.emptyNote],
  ['behind the last page', { match: false, page: 9 }, th.emptyTitle, th.emptyNote],
])('an empty list %s explains why it is empty', (_, state, title, note) => {
  const words = wordsOf(state)
  expect(words).toContain(title)
  expect(words).toContain(note)
})

it('links to all jobs only if there may be some', () => {
  expect(wordsOf({ match: false, topic: ['car'] })).toContain(th.emptyAct)
  expect(wordsOf({ match: false })).not.toContain(th.emptyAct)
})

it('a long filter is truncated at the end of its line, and its button still has the full label', () => {
  const q = 'เซรั่มวิตามินซีสำหรับผิวแพ้ง่าย '.repeat(3).slice(0, 80)
  const html = renderToStaticMarkup(
    <LangProvider lang="th">
      <AppliedFilters state={{ ...STATE, q }} hrefOf={() => ''} />
    </LangProvider>,
  )
  const [chip = ''] = html.match(/<a [^>]*aria-label[\s\S]*?<\/a>/) ?? []
  expect(chip).toMatch(/class="[^"]*max-w-full/)
  expect(chip).toContain(`<span class="truncate">${q}</span>`)
  expect(chip).toContain(`aria-label="${th.remove.replace('{name}', q)}"`)
})
