import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { defineActions } from '../../../web/actions.ts'
import { influencerJobActs } from '../../jobs/components/actions.ts'
import { InfluencerJobView, isManaged } from '../../jobs/components/influencer-job-view.tsx'
import { loadJob } from '../../jobs/components/load-job.ts'

/** Redirects from the viewer's own job to its own page. */
export async function loader(args: LoaderFunctionArgs) {
  const data = await loadJob(args, args.params.id ?? '')
  if (!isManaged(data.job)) throw redirect(`/${args.params.lang}/Influencer/brandJob/${data.job.id}${args.url.search}`)
  return data
}

export const action = defineActions(influencerJobActs)
export { clientAction } from '../../../web/client-action.ts'

/** The page of a partner's job, where the manager acts for the partner, with the amounts of both. */
export default function PartnerJob() {
  return <InfluencerJobView data={useLoaderData<typeof loader>()} />
}
