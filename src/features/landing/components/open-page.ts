import type { LoaderFunctionArgs } from 'react-router'
import { load, pageCall } from '../../../web/page.ts'
import { contract as campaigns, type JobCard } from '../../campaigns/contract.ts'
import { contract as channels } from '../../channels/contract.ts'
import { type Offer, contract as packages } from '../../packages/contract.ts'
import { contract, type Pricing } from '../contract.ts'

/** Data of the public pages. The visitors' cache stores these pages, so the data must not depend on the viewer. */
export interface OpenPage {
  jobs: JobCard[]
  total: number
  influencers: ShownInfluencer[]
  pricing: Pricing
  /** The recommended package, if the page requested it and one is on sale. */
  offer: Offer | null
}
export type ShownInfluencer = NonNullable<(typeof channels)['displayHomepage']['output']>['_output'][number]

const anonymous = (card: JobCard): JobCard => ({ ...card, match: null, saved: false })

/** Open jobs, creators and rates of a public page. `price`: the job pay of the example, satang. */
export function loadOpenPage(
  context: LoaderFunctionArgs['context'],
  wanted: { jobs: number; influencers: number; price?: number; offer?: boolean },
): Promise<OpenPage> {
  const call = pageCall(context)
  return load(async () => {
    const [jobs, influencers, pricing, offers] = await Promise.all([
      call(campaigns.publicJobs, { query: { perPage: wanted.jobs } }),
      wanted.influencers > 0
        ? call(channels.displayHomepage, { query: { limit: wanted.influencers } })
        : Promise.resolve({ data: [] }),
      call(contract.pricing, { query: { ...(wanted.price && { price: wanted.price }) } }),
      wanted.offer ? call(packages.home, { query: { limit: 1 } }) : Promise.resolve({ data: [] }),
    ])
    return {
      jobs: jobs.data.map(anonymous),
      total: jobs.total,
      influencers: influencers.data,
      pricing: pricing.data,
      offer: offers.data[0] ?? null,
    }
  })
}
