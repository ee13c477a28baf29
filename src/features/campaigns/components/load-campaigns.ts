import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { load, pageCall } from '../../../web/page.ts'
import { qChoice, qCursor, readQuery } from '../../../web/query.ts'
import { CAMPAIGN_STATUSES, contract, type PayBy } from '../contract.ts'

const zQuery = z.object({ status: qChoice(CAMPAIGN_STATUSES), after: qCursor })

/** A page of the brand's campaigns, with the number in each status. */
export async function loadCampaigns({ context, url }: LoaderFunctionArgs, payBy?: PayBy) {
  const { status, after } = readQuery(url, zQuery)
  const query = { ...(status && { status }), ...(after && { after }), ...(payBy && { payBy }), limit: 20 }
  const found = await load(() => pageCall(context)(contract.list, { query }))
  return { rows: found.data, next: found.next, counts: found.counts, status: status ?? null }
}
