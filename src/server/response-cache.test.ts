import { expect, test } from 'vitest'
import { endpoint } from '../core/endpoint.ts'
import type { ApiResponse } from './response.ts'
import { buildResponseCache } from './response-cache.ts'

const list = endpoint({ id: 'x.list', summary: 'A list', method: 'GET', path: '/x', audience: 'open', cache: ['faq'] })

const unchanging = { onChange: () => {}, poll: async () => {} }

/** A response cache, and a function that reports changed content tags to it. */
function changing() {
  const listeners: ((tags: readonly string[]) => void)[] = []
  const cache = buildResponseCache({ onChange: (drop) => void listeners.push(drop), poll: async () => {} })
  const change = (tags: readonly string[]) => {
    for (const drop of listeners) drop(tags)
  }
  return { cache, change }
}

test.for([
  { tag: 'faq', made: 2 },
  { tag: 'articles', made: 1 },
])(
  'if $tag changes while a response is generated, two callers cause $made runs of the handler',
  async ({ tag, made }) => {
    const { cache, change } = changing()
    let count = 0
    const ask = () =>
      cache.through(list, 'th', [], async () => {
        if (++count === 1) change([tag])
        return { status: 200, body: count, cookies: [] }
      })
    await ask()
    await ask()
    expect(count).toBe(made)
  },
)

test('the least recently used response is evicted first', async () => {
  const cache = buildResponseCache(unchanging)
  let made = 0
  const ask = (input: unknown) =>
    cache.through(list, 'th', input, async () => ({ status: 200, body: ++made, cookies: [] }))
  await ask('popular')
  for (let n = 0; n < 1_500; n++) {
    await ask(n)
    expect((await ask('popular')).body).toBe(1)
  }
  await ask(0)
  expect(made).toBe(1_502)
})

test('a caller after a change does not share a response that was started before it', async () => {
  const { cache, change } = changing()
  const pending: ((response: ApiResponse) => void)[] = []
  const ask = () => cache.through(list, 'th', [], () => new Promise<ApiResponse>((done) => pending.push(done)))
  const before = ask()
  expect(ask()).toBe(before)
  change(['faq'])
  const after = ask()
  const late = ask()
  pending[0]?.({ status: 200, body: 'old', cookies: [] })
  pending[1]?.({ status: 200, body: 'new', cookies: [] })
  expect((await before).body).toBe('old')
  expect([(await after).body, (await late).body]).toEqual(['new', 'new'])
  expect((await ask()).body).toBe('new')
})
