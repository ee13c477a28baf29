import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionCookie } from './demo-visitor.ts'
import { type RunningSite, startSite } from './site.ts'

let first: RunningSite
let second: RunningSite
beforeAll(async () => {
  first = await startSite()
  second = await startSite({ databaseUrl: first.env.DATABASE_URL ?? '' })
}, 240_000)
afterAll(async () => {
  await second?.remove()
  await first?.remove()
})

interface Client {
  cookie: string
  read<T>(path: string): Promise<T>
  send(path: string, body: object): Promise<void>
}

async function clientOf(site: RunningSite, role: 'influencer' | 'marketer'): Promise<Client> {
  const cookie = await sessionCookie(site, role)
  return {
    cookie,
    read: async (path) => (await (await fetch(site.url + path, { headers: { cookie } })).json()).data,
    send: async (path, body) => {
      const headers = {
        cookie,
        origin: site.url,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      }
      const answer = await fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
      expect(answer.ok, await answer.text()).toBe(true)
    },
  }
}

/** Counts the events of the stream that every open page of a signed-in person receives. */
async function listen(site: RunningSite, cookie: string) {
  const end = new AbortController()
  const headers = { cookie, accept: 'text/event-stream' }
  const { body } = await fetch(`${site.url}/api/live`, { headers, signal: end.signal })
  let text = ''
  const reading = body?.pipeThrough(new TextDecoderStream()).pipeTo(
    new WritableStream({
      write: (chunk) => {
        text += chunk
      },
    }),
  )
  reading?.catch(() => {})
  return { events: () => text.split('event: messages').length - 1, close: () => end.abort() }
}

interface InboxRow {
  job: { id: string; brand: { name: string } }
  unread: number
}

test('a message sent through one server reaches the pages of another one, with its badge', async () => {
  const influencer = await clientOf(first, 'influencer')
  const marketer = await clientOf(second, 'marketer')
  const own = new Set((await marketer.read<InboxRow[]>('/api/inbox?limit=50')).map(({ job }) => job.id))
  const read = (await influencer.read<InboxRow[]>('/api/inbox?limit=50')).find(
    ({ job, unread }) => own.has(job.id) && unread === 0,
  )
  const id = read?.job.id ?? expect.fail('no conversation of the two is read')
  const counts = () => influencer.read<{ unread: number }>('/api/inbox/counts')
  const before = await counts()
  const stream = await listen(first, influencer.cookie)
  await expect.poll(stream.events).toBe(1)

  await marketer.send(`/api/jobs/${id}/messages`, { text: 'พรุ่งนี้เจอกันค่ะ' })
  await expect.poll(stream.events).toBeGreaterThan(1)
  expect(await counts()).toEqual({ ...before, unread: before.unread + 1 })
  const messages = await influencer.read<{ text: string }[]>(`/api/jobs/${id}/messages`)
  expect(messages.at(-1)).toMatchObject({ text: 'พรุ่งนี้เจอกันค่ะ' })
  stream.close()
})
