import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qCursor, readQuery } from '../../../web/query.ts'
import { contract } from '../contract.ts'
import { viewJobBrief } from '../rules/job-brief.ts'

const zQuery = z.object({ before: qCursor })

/** A job with its messages, fresh keys for its forms, and the server's time. A stranger's job is 404. */
export async function loadJob({ context, url }: LoaderFunctionArgs, id: string) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const { before } = readQuery(url, zQuery)
  const params = { id }
  const [job, messages] = await load(async () => [
    (await call(contract.get, { params })).data,
    await call(contract.messages, { params, query: { limit: 30, after: before } }),
  ])
  const keys = Object.fromEntries([...job.offers, 'message'].map((act) => [act, server.newKey()]))
  return {
    job,
    brief: await viewJobBrief(server, job),
    messages: messages.data,
    next: messages.next,
    keys,
    now: server.now(),
  }
}
