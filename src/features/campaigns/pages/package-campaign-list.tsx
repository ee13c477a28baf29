import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CampaignTable } from '../components/campaign-table.tsx'
import { loadCampaigns } from '../components/load-campaigns.ts'

export const loader = (args: LoaderFunctionArgs) => loadCampaigns(args, 'package')

/** The brand's campaigns that are paid by a package. */
export default function PackageCampaignList() {
  return <CampaignTable {...useLoaderData<typeof loader>()} byPackage />
}
