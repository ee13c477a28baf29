import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qCursor, readQuery } from '../../../web/query.ts'
import { contract, MANAGED_FILTERS, MANAGED_SORTS } from '../contract.ts'

const zQuery = z.object({
  filter: qChoice(MANAGED_FILTERS, 'waiting'),
  sort: qChoice(MANAGED_SORTS),
  after: qCursor,
})

/** Jobs of all partners, filtered by the action that they need. */
export async function loadManagedJobs({ context, url }: LoaderFunctionArgs) {
  const { viewer, now } = context.get(pageContext)
  const { filter, sort, after } = readQuery(url, zQuery)
  const params = { id: viewer.uuid, x: 'all', y: 'all' } as const
  const answer = await load(() => pageCall(context)(contract.jobs, { params, query: { filter, sort, after } }))
  return { ...answer, filter, sort, now: now() }
}
