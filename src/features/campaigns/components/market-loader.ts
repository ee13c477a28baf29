import { data as answer, type LoaderFunctionArgs } from 'react-router'
import type { Act } from '../../../web/actions.ts'
import { field } from '../../../web/form-data.ts'
import { pageCall, pageContext } from '../../../web/page.ts'
import { queryValues } from '../../../web/path-with-query.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { checkPage } from '../../content/components/list-address.ts'
import { contract } from '../contract.ts'
import { filtersIn } from './market-address.ts'
import type { MarketData } from './market-data.ts'
import { readState, toQuery } from './market-query.ts'

/** Loads the market for the URL. `matchDefault`: whether an influencer sees only matching campaigns by default. */
export async function loadMarket({ context, url }: LoaderFunctionArgs, matchDefault: boolean) {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const isInfluencer = viewer.scope === 'influencer'
  const matchByDefault = isInfluencer && matchDefault
  const state = readState(queryValues(url.searchParams), { isInfluencer, match: matchByDefault })
  const query = toQuery(state) as never
  const found = await fetchContent(() => call(isInfluencer ? contract.market : contract.publicJobs, { query }))
  if (found) checkPage(found)
  const page = found && {
    cards: found.data,
    total: found.total,
    more: found.more,
    compared: found.compared,
    perPage: found.perPage,
    facets: found.facets,
  }
  const searches = isInfluencer && found ? (await call(contract.savedSearches)).data : []
  const market: MarketData = { state, page, isInfluencer, matchDefault: matchByDefault, searches }
  return answer(market, { status: page ? 200 : 503 })
}

/** Action of a job's bookmark form; redirects to the same URL. */
export const bookmarkActs = {
  async bookmark({ form, call, url }) {
    await call(contract.bookmark, {
      params: { id: field(form, 'target') },
      body: { saved: field(form, 'saved') === '1' },
    })
    return url.pathname + url.search
  },
} satisfies Readonly<Record<string, Act>>

/** Actions of the forms on pages that use `loadMarket`; each redirects to the same URL. */
export const marketActs = (matchDefault: boolean) =>
  ({
    ...bookmarkActs,
    async saveSearch({ call, url }) {
      const state = readState(queryValues(url.searchParams), { isInfluencer: true, match: matchDefault })
      await call(contract.saveSearch, { body: { filters: filtersIn(state) } })
      return url.pathname + url.search
    },
    async dropSearch({ form, call, url }) {
      await call(contract.dropSearch, { params: { id: field(form, 'target') } })
      return url.pathname + url.search
    },
  }) satisfies Readonly<Record<string, Act>>
