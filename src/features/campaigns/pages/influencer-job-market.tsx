import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import { bookmarkActs, loadMarket } from '../components/market-loader.ts'
import { MarketView } from '../components/market-view.tsx'

export const loader = (args: LoaderFunctionArgs) => loadMarket(args, true)
export const action = defineActions(bookmarkActs)
export { clientAction } from '../../../web/client-action.ts'

/** The job market inside a creator's pages: what fits the own channels stands first. */
export default function InfluencerJobMarket() {
  const data = useLoaderData<typeof loader>()
  const lang = useLang()
  return <MarketView data={data} base={`/${lang}/Influencer/jobMarket`} />
}
