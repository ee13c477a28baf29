import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import type { MarketData } from '../components/market-data.ts'
import { loadMarket, marketActs } from '../components/market-loader.ts'
import { MarketView } from '../components/market-view.tsx'

/** By default all jobs are shown. */
const MATCH_DEFAULT = false

export const loader = (args: LoaderFunctionArgs) => loadMarket(args, MATCH_DEFAULT)
export const action = defineActions(marketActs(MATCH_DEFAULT))
export { clientAction } from '../../../web/client-action.ts'

/** Shows a prefetched page without a request. */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs): Promise<MarketData> {
  const { prefetchedMarket } = await import('../components/market-prefetch.ts')
  return prefetchedMarket(request.url) ?? (await serverLoader<typeof loader>())
}

/** The public job market. Its three columns and the filters have the width of the header. */
export default function JobMarketBoard() {
  const data = useLoaderData<typeof loader>()
  const lang = useLang()
  return (
    <main id="main" className="measure [--page-max:1360px] py-6 lg:py-9">
      <MarketView data={data} base={`/${lang}/jobMarketBoard`} />
    </main>
  )
}
