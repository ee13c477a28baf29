import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { influencerJobActs } from '../components/actions.ts'
import { InfluencerJobView, isManaged } from '../components/influencer-job-view.tsx'
import { loadJob } from '../components/load-job.ts'

/** For a managed influencer's job, the talent manager is redirected to a separate page. */
export async function loader(args: LoaderFunctionArgs) {
  const data = await loadJob(args, args.params.id ?? '')
  if (isManaged(data.job)) throw redirect(`/${args.params.lang}/Influencer/partnerJob/${data.job.id}${args.url.search}`)
  return data
}

export const action = defineActions(influencerJobActs)
export { clientAction } from '../../../web/client-action.ts'

export default function InfluencerJob() {
  return <InfluencerJobView data={useLoaderData<typeof loader>()} />
}
