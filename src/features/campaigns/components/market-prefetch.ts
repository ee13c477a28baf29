import { AT_ONCE, pagesAhead, runLimited } from '../rules/preload.ts'
import type { MarketState } from './market-address.ts'
import type { MarketData, MarketPage } from './market-data.ts'
import { readState, toQuery } from './market-query.ts'

/** A page fetched ahead is shown for so long; then it is asked for again. */
const FRESH = 60_000
const kept = new Map<string, { page: MarketPage; at: number }>()
let generation = 0

/** Whose market it is: matches and bookmarks belong to one creator. */
type Looker = Pick<MarketData, 'creator' | 'matchDefault'>
let lastLooker: Looker | null = null

const keyOf = (looker: Looker, state: MarketState): string => JSON.stringify([looker.creator, state])

/** Named again here: the contract's shapes stay out of the browser's bundle. */
function addressOf(looker: Pick<Looker, 'creator'>, state: MarketState): string {
  const query = new URLSearchParams(Object.entries(toQuery(state)).map(([name, value]) => [name, String(value)]))
  if (!looker.creator) return `/api/campaigns/public/job?${query}`
  if (state.saved) query.set('saved', 'true')
  else if (state.match) query.set('isMatch', 'true')
  return `/api/jobs/public?${query}`
}

async function fetchAhead(looker: Looker, state: MarketState): Promise<void> {
  const begun = generation
  const key = keyOf(looker, state)
  const known = kept.get(key)
  if (known && Date.now() - known.at < FRESH) return
  const answer = await fetch(addressOf(looker, state), { headers: { accept: 'application/json' } })
  if (!answer.ok || begun !== generation) return
  const { data: cards, total, perPage, facets } = await answer.json()
  kept.set(key, { page: { cards, total, perPage, facets }, at: Date.now() })
}

/** How many jobs there are under some filters; null when that cannot be told. */
export async function fetchTotal(creator: boolean, query: URLSearchParams): Promise<number | null> {
  const state = readState(query, { creator, match: false })
  try {
    const answer = await fetch(addressOf({ creator }, { ...state, page: 1 }))
    return answer.ok ? ((await answer.json()) as { total: number }).total : null
  } catch {
    return null
  }
}

/** Fetches the pages that are likely to be turned to, at most five at once. */
export function preloadPages({ state, page, ...looker }: MarketData): Promise<void> {
  if (!page) return Promise.resolve()
  lastLooker = { creator: looker.creator, matchDefault: looker.matchDefault }
  const last = Math.ceil(page.total / page.perPage)
  const ahead = pagesAhead(state.page, last).map((number) => ({ ...state, page: number }))
  return runLimited(
    ahead.map((next) => () => fetchAhead(looker, next)),
    AT_ONCE,
  )
}

/** The market of an address, if it was fetched ahead by the page that is being turned. */
export function prefetchedMarket(url: string): MarketData | null {
  const { pathname, searchParams } = new URL(url)
  if (!lastLooker || pathname !== window.location.pathname) return null
  const { creator, matchDefault } = lastLooker
  const state = readState(searchParams, { creator, match: matchDefault })
  const found = kept.get(keyOf(lastLooker, state))
  if (!found || Date.now() - found.at > FRESH) return null
  return { state, page: found.page, creator, matchDefault }
}

/** After a bookmark was set: what was fetched before does not know it. */
export function forgetMarket(): void {
  generation++
  kept.clear()
}
