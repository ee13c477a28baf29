import type { Visitor } from './browser.ts'
import type { RunningSite } from './site.ts'

const addressOf = (site: RunningSite, job: string) => `${site.url}/api/jobs/${job}/messages`

async function post({ context }: Visitor, site: RunningSite, url: string, data: object): Promise<void> {
  const headers = { origin: site.url, 'idempotency-key': crypto.randomUUID() }
  const answer = await context.request.post(url, { data, headers })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Writes a message of a job as the visitor. */
export const sendMessage = (visitor: Visitor, site: RunningSite, job: string, text: string): Promise<void> =>
  post(visitor, site, addressOf(site, job), { text })

/** Reads all messages of a job: only the first unread one is notified, and opening the page changes the counts. */
export async function readMessages(visitor: Visitor, site: RunningSite, job: string): Promise<void> {
  const url = addressOf(site, job)
  const [newest] = (await (await visitor.context.request.get(url)).json()).data
  if (newest) await post(visitor, site, `${url}/read`, { through: newest.id })
}
