import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CampaignTable } from '../components/campaign-table.tsx'
import { loadCampaigns } from '../components/load-campaigns.ts'

export const loader = (args: LoaderFunctionArgs) => loadCampaigns(args)

export default function CampaignList() {
  return <CampaignTable {...useLoaderData<typeof loader>()} />
}
