import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qCursor, readQuery } from '../../../web/query.ts'
import { contract as applications } from '../../applications/contract.ts'
import { contract as reviews } from '../../reviews/contract.ts'
import { contract } from '../contract.ts'
import { viewJobBrief } from '../rules/job-brief.ts'

/** Forms available in every state. */
const ALWAYS = ['message', 'review', 'reviewAnswer', 'reviewReport']

const zQuery = z.object({ before: qCursor })

/**
 * A job with its messages, new idempotency keys for its forms, and the server's time. Throws 404 for another account's
 * job.
 */
export async function loadJob({ context, url }: LoaderFunctionArgs, id: string) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const { before } = readQuery(url, zQuery)
  const params = { id }
  const [job, talk] = await load(async () => [
    (await call(contract.get, { params })).data,
    await call(contract.messages, { params, query: { limit: 30, after: before } }),
  ])
  // Only the influencer can write a review, not the manager.
  const own = job.creatorMoney?.of !== 'manager'
  const choices = job.offers.includes('switchChannel') ? (await call(applications.channelChoices, { params })).data : []
  const [review, record] = await load(() =>
    Promise.all([
      own && job.status === 'COMPLETED' ? call(reviews.review, { params }) : null,
      server.viewer.scope === 'influencer' ? call(reviews.record, { params: { id: job.brand.id } }) : null,
    ]),
  )
  const keys = Object.fromEntries([...job.offers, ...ALWAYS].map((act) => [act, server.newKey()]))
  return {
    job,
    brief: await viewJobBrief(server, job),
    talk,
    review: review?.data ?? null,
    record: record?.data ?? null,
    choices,
    keys,
    now: server.now(),
  }
}
