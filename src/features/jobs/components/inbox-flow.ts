import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { defineActions } from '../../../web/actions.ts'
import { load, pageCall, pageContext } from '../../../web/page.ts'
import { qChoice, qCursor, qId, readQuery } from '../../../web/query.ts'
import { contract } from '../contract.ts'
import { INBOX_FILTERS } from '../messages/contract.ts'
import { inboxActs } from './actions.ts'

const zQuery = z.object({
  filter: qChoice(INBOX_FILTERS, INBOX_FILTERS[0]),
  after: qCursor,
  /** The job of the open conversation, and the cursor of its older messages. */
  open: qId,
  before: qCursor,
})

/** The viewer's conversations, and the open one with its messages. */
export async function inboxLoader({ context, url }: LoaderFunctionArgs) {
  const server = context.get(pageContext)
  const call = pageCall(context)
  const { filter, after, open, before } = readQuery(url, zQuery)
  return load(async () => {
    const list = await call(contract.inbox, { query: { filter, after } })
    const params = { id: open ?? '' }
    const shown = open
      ? {
          job: (await call(contract.get, { params })).data,
          talk: await call(contract.messages, { params, query: { limit: 30, after: before } }),
        }
      : null
    return {
      list,
      filter,
      isFirst: after === undefined,
      shown,
      keys: { message: server.newKey() },
      now: server.now(),
    }
  })
}
export type InboxData = Awaited<ReturnType<typeof inboxLoader>>

export const inboxAction = defineActions(inboxActs)
