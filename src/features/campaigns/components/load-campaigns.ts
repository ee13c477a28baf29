import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { load, pageCall } from '../../../web/page.ts'
import { qChoice, qCursor, qId, readQuery } from '../../../web/query.ts'
import { chosenBrand, loadBrands } from '../../agency-brands/components/load-brands.ts'
import { CAMPAIGN_STATUSES, contract, type PayBy } from '../contract.ts'

const zQuery = z.object({ status: qChoice(CAMPAIGN_STATUSES), brand: qId, after: qCursor })

/** Loads a page of the brand's campaigns, with the count for each status. */
export async function loadCampaigns({ context, url }: LoaderFunctionArgs, payBy?: PayBy) {
  const { status, after, ...requested } = readQuery(url, zQuery)
  const brands = await loadBrands(context)
  const brand = chosenBrand(brands, requested.brand)
  const query = {
    ...(status && { status }),
    ...(brand && { brandId: brand }),
    ...(after && { after }),
    ...(payBy && { payBy }),
    limit: 20,
  }
  const found = await load(() => pageCall(context)(contract.list, { query }))
  return { rows: found.data, next: found.next, counts: found.counts, status: status ?? null, brands, brand }
}
