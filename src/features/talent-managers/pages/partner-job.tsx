import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { influencerJobActs } from '../../jobs/components/actions.ts'
import { InfluencerJobView, isManaged } from '../../jobs/components/influencer-job-view.tsx'
import { loadJob } from '../../jobs/components/load-job.ts'

/** The reader's own job has a page of its own. */
export async function loader(args: LoaderFunctionArgs) {
  const data = await loadJob(args, args.params.id ?? '')
  if (!isManaged(data.job)) throw redirect(`/${args.params.lang}/Influencer/brandJob/${data.job.id}${args.url.search}`)
  return data
}

export const action = defineActions(influencerJobActs)
export { clientAction } from '../../../web/client-action.ts'

/** A partner's job: the page of the job itself, in the name of the partner, with what both sides get. */
export default function PartnerJob() {
  return <InfluencerJobView data={useLoaderData<typeof loader>()} />
}
