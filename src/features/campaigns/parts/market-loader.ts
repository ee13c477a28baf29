import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { field, submit } from '../../../core/forms.ts'
import { load, pageCall, pageContext } from '../../../core/page.ts'
import { contract } from '../contract.ts'
import { readState, toQuery } from './market-address.ts'
import type { MarketData } from './market-view.tsx'

/** The market as its address asks. `matchDefault`: what stands for a creator when the address says nothing. */
export async function loadMarket({ context, request }: LoaderFunctionArgs, matchDefault: boolean): Promise<MarketData> {
  const { viewer } = context.get(pageContext)
  const call = pageCall(context)
  const creator = viewer.scope === 'influencer'
  const stands = creator && matchDefault
  const state = readState(new URL(request.url).searchParams, stands)
  const query = toQuery(state) as Record<string, unknown>
  const found = await load(() =>
    creator
      ? call(contract.market, {
          query: {
            ...query,
            ...(state.match && !state.saved && { isMatch: 'true' }),
            ...(state.saved && { saved: 'true' }),
          } as never,
        })
      : call(contract.publicJobs, { query: query as never }),
  )
  const { data: cards, total, perPage, facets } = found
  return { state, cards, total, perPage, facets, creator, matchDefault: stands }
}

/** The bookmark forms of the cards; comes back to the same address. */
export const marketAction = (args: ActionFunctionArgs) =>
  submit(args, async (form, call) => {
    await call(contract.bookmark, {
      params: { id: field(form, 'campaignId') },
      body: { saved: field(form, 'saved') === '1' },
    })
    const { pathname, search } = new URL(args.request.url)
    return pathname.replace(/\.data$/, '') + search.replace(/[?&](_routes|index)=[^&]*/g, '')
  })
