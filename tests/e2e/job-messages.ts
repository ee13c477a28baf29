import type { Visitor } from './browser.ts'
import type { RunningSite } from './site.ts'

const addressOf = (site: RunningSite, job: string) => `${site.url}/api/jobs/${job}/messages`

async function post({ context }: Visitor, site: RunningSite, url: string, data: object): Promise<void> {
  const headers = { origin: site.url, 'idempotency-key': crypto.randomUUID() }
  const answer = await context.request.post(url, { data, headers })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Sends a message in a job as the visitor. */
export const sendMessage = (visitor: Visitor, site: RunningSite, job: string, text: string): Promise<void> =>
  post(visitor, site, addressOf(site, job), { text })

/**
 * Marks all messages of a job as read. Only the first unread message causes a notice, and opening the page changes the
 * counts.
 */
export async function readMessages(visitor: Visitor, site: RunningSite, job: string): Promise<void> {
  const url = addressOf(site, job)
  const [newest] = (await (await visitor.context.request.get(url)).json()).data
  if (newest) await post(visitor, site, `${url}/read`, { through: newest.id })
}
