import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang } from '../../../i18n/use-text.tsx'
import { loadMarket, marketAction } from '../components/market-loader.ts'
import { MarketView } from '../components/market-view.tsx'

export const loader = (args: LoaderFunctionArgs) => loadMarket(args, true)
export const action = marketAction

/** The job market inside a creator's pages: what fits the own channels stands first. */
export default function InfluencerJobMarket() {
  const data = useLoaderData<typeof loader>()
  const lang = useLang()
  return <MarketView data={data} base={`/${lang}/Influencer/jobMarket`} />
}
