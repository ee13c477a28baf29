import { browserCall } from '../../../web/browser-call.ts'
import { type QueryValues, queryValues } from '../../../web/path-with-query.ts'
import { MARKET, PUBLIC_JOBS } from '../addresses.ts'
import type { contract } from '../contract.ts'
import { PRELOADS_MAX, pagesAhead, runLimited } from '../rules/preload.ts'
import type { MarketState } from './market-address.ts'
import type { MarketData, MarketPage, MarketTotal } from './market-data.ts'
import { readState, toQuery } from './market-query.ts'

/** Lifetime of a prefetched page, milliseconds. */
const PREFETCH_LIFE_MS = 60_000
const cached = new Map<string, { page: MarketPage; at: number }>()
let generation = 0

/** The viewer of the market: matches and bookmarks belong to one creator. */
type MarketViewer = Pick<MarketData, 'isInfluencer' | 'matchDefault' | 'searches'>
let lastViewer: MarketViewer | null = null

const keyOf = (viewer: MarketViewer, state: MarketState): string => JSON.stringify([viewer.isInfluencer, state])

function fetchMarket({ isInfluencer }: Pick<MarketViewer, 'isInfluencer'>, state: MarketState) {
  const query = toQuery(state)
  return isInfluencer
    ? browserCall<typeof contract.market>(MARKET, { query })
    : browserCall<typeof contract.publicJobs>(PUBLIC_JOBS, { query })
}

async function fetchAhead(viewer: MarketViewer, state: MarketState): Promise<void> {
  const begun = generation
  const key = keyOf(viewer, state)
  const existing = cached.get(key)
  if (existing && Date.now() - existing.at < PREFETCH_LIFE_MS) return
  const { data: cards, total, more, compared, perPage, facets } = await fetchMarket(viewer, state)
  if (begun === generation) cached.set(key, { page: { cards, total, more, compared, perPage, facets }, at: Date.now() })
}

/** Number of jobs for some filters; null if it cannot be loaded. */
export async function fetchTotal(isInfluencer: boolean, query: QueryValues): Promise<MarketTotal | null> {
  const state = readState(query, { isInfluencer, match: false })
  return fetchMarket({ isInfluencer }, { ...state, page: 1 })
    .then(({ total, more }) => ({ total, more }))
    .catch(() => null)
}

/** Prefetches the pages that the viewer is likely to open next, at most five at a time. */
export function preloadPages({ state, page, ...viewer }: MarketData): Promise<void> {
  if (!page) return Promise.resolve()
  lastViewer = viewer
  const last = Math.ceil(page.total / page.perPage)
  const ahead = pagesAhead(state.page, last).map((number) => ({ ...state, page: number }))
  return runLimited(
    ahead.map((next) => () => fetchAhead(viewer, next).catch(() => {})),
    PRELOADS_MAX,
  )
}

/** The prefetched market for a URL; null if there is none. */
export function prefetchedMarket(url: string): MarketData | null {
  const { pathname, searchParams } = new URL(url)
  if (!lastViewer || pathname !== window.location.pathname) return null
  const { isInfluencer, matchDefault, searches } = lastViewer
  const state = readState(queryValues(searchParams), { isInfluencer, match: matchDefault })
  const found = cached.get(keyOf(lastViewer, state))
  if (!found || Date.now() - found.at > PREFETCH_LIFE_MS) return null
  return { state, page: found.page, isInfluencer, matchDefault, searches }
}

/** Call after a bookmark changed: prefetched pages do not contain it. */
export function clearMarketPrefetch(): void {
  generation++
  cached.clear()
}
