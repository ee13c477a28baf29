import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { influencerJobActs } from '../components/actions.ts'
import { InfluencerJobView, isManaged } from '../components/influencer-job-view.tsx'
import { loadJob } from '../components/load-job.ts'

/** A job of a managed influencer has its own page for the talent manager. */
export async function loader(args: LoaderFunctionArgs) {
  const data = await loadJob(args, args.params.id ?? '')
  if (isManaged(data.job)) throw redirect(`/${args.params.lang}/Influencer/partnerJob/${data.job.id}${args.url.search}`)
  return data
}

export const action = defineActions(influencerJobActs)
export { clientAction } from '../../../web/client-action.ts'

/** An influencer's own job in every state. */
export default function InfluencerJob() {
  return <InfluencerJobView data={useLoaderData<typeof loader>()} />
}
