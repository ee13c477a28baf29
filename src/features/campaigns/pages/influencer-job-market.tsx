import { data as answer, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLang } from '../../../i18n/use-text.tsx'
import { defineActions } from '../../../web/actions.ts'
import { pageCall } from '../../../web/page.ts'
import { fetchContent } from '../../content/components/fetch-content.ts'
import { PauseNote } from '../../job-pauses/components/pause-note.tsx'
import { contract as jobPauses } from '../../job-pauses/contract.ts'
import { loadMarket, marketActs } from '../components/market-loader.ts'
import { MarketView } from '../components/market-view.tsx'

/** By default only jobs that match the creator's channels are shown. */
const MATCH_DEFAULT = true

export async function loader(args: LoaderFunctionArgs) {
  const call = pageCall(args.context)
  const [market, pause] = await Promise.all([loadMarket(args, MATCH_DEFAULT), fetchContent(() => call(jobPauses.get))])
  return answer({ ...market.data, takesJobsFrom: pause?.data.from ?? null }, market.init ?? undefined)
}
export const action = defineActions(marketActs(MATCH_DEFAULT))
export { clientAction } from '../../../web/client-action.ts'

/** The job market in the creator's area; by default it shows the matching jobs. */
export default function InfluencerJobMarket() {
  const { takesJobsFrom, ...data } = useLoaderData<typeof loader>()
  const lang = useLang()
  return (
    <MarketView
      data={data}
      base={`/${lang}/Influencer/jobMarket`}
      note={
        takesJobsFrom && (
          <div className="mb-4">
            <PauseNote from={takesJobsFrom} />
          </div>
        )
      }
    />
  )
}
