import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '../../src/core/endpoint.ts'
import { newId } from '../../src/core/ids.ts'
import { errorMessage } from '../../src/server/errors.ts'
import { features } from '../../src/server/features.ts'
import { ownedRequest } from '../access/index.ts'
import { buildWorld, type World } from '../access/world.ts'
import { openTestApp } from '../harness.ts'
import { bearerOf, openHttp } from '../http.ts'

let world: World
let http: FastifyInstance
beforeAll(async () => {
  world = await buildWorld(await openTestApp())
  http = await openHttp(world.app)
})
afterAll(async () => {
  await http.close()
  await world.app.close()
})

const endpoints: AnyEndpoint[] = features.flat().map(({ endpoint }) => endpoint)
const endpointOf = (id: string): AnyEndpoint => endpoints.find((endpoint) => endpoint.id === id)!

const HIGH_SURROGATE = '\ud800'
const NUL = '\u0000'

/** An allowed caller of the endpoint, and the parameters of the example. */
async function ready(endpoint: AnyEndpoint) {
  const example = await ownedRequest(endpoint, world)
  const fallback = { marketer: world.marketer, influencer: world.influencer, operator: world.operator }
  const owner = example?.owner ?? fallback[endpoint.audience as 'marketer'] ?? world.influencer
  const params: Record<string, string> = example?.params ?? {}
  return {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? newId()),
    headers: { ...(await bearerOf(world.app, owner.id)), 'accept-language': 'en', 'idempotency-key': newId() },
  }
}

async function send(id: string, more: { body?: unknown; type?: string; payload?: string; query?: string }) {
  const { method, url, headers } = await ready(endpointOf(id))
  return http.inject({
    method,
    url: url + (more.query ?? ''),
    headers: { ...headers, 'content-type': more.type ?? 'application/json' },
    payload: more.payload ?? JSON.stringify(more.body),
  })
}

describe('a broken upload', () => {
  const uploads = endpoints.filter((endpoint) => endpoint.upload).map((endpoint) => endpoint.id)
  const type = 'multipart/form-data; boundary=b'
  const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n'

  it('is tried at every operation that accepts a file', () => expect(uploads.length).toBeGreaterThanOrEqual(10))

  it.each(uploads)('%s responds with 4xx to a body that is not multipart', async (id) => {
    const bodies = [
      { type, payload: '' },
      { type, payload: 'no boundary at all' },
      { type, payload: `${part}content-type: image/png\r\n\r\nhalf of a pict` },
      { type, payload: part },
      { type, payload: '--b--\r\n' },
      { type: 'multipart/form-data', payload: `${part}\r\nx\r\n--b--\r\n` },
      { type, payload: '--b\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n' },
    ]
    for (const body of bodies) {
      const answer = await send(id, body)
      expect([answer.statusCode, answer.json().code], `${body.type}: ${body.payload}`).not.toContain('internal')
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    }
  })

  it('reports that the upload arrived broken', async () => {
    const answer = await send('files.upload', { type, payload: `${part}\r\nhalf` })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'upload_broken', message: errorMessage('en', 'upload_broken') })
  })
})

describe('a text that cannot be stored', () => {
  it.each([
    ['campaigns.create', { title: `x${HIGH_SURROGATE}` }, 'title'],
    ['jobs.sendMessage', { text: `x${HIGH_SURROGATE}` }, 'text'],
    ['jobs.sendMessage', { text: `x${NUL}` }, 'text'],
  ])('%s names the field', async (id, body, field) => {
    const answer = await send(id, { body })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      fields: { [field]: errorMessage('en', 'unreadable_text') },
    })
  })

  it('is refused in a query and in an idempotency key', async () => {
    const list = await send('jobs.messages', { query: '?after=%00' })
    expect(list.json()).toMatchObject({ code: 'invalid_input', fields: { after: expect.any(String) } })
    const message = endpointOf('jobs.sendMessage')
    const { as, params } = { as: world.influencer.caller, params: { id: world.job } }
    const key = { as, params, body: { text: 'x' }, idempotencyKey: `x${HIGH_SURROGATE}` } as never
    expect((await world.app.call(message, key)).body.code).toBe('idempotency_key_required')
  })

  it('is refused as a member name and below the maximum depth of a form', async () => {
    const named = await send('campaigns.create', { body: { title: 'x', [`a${NUL}`]: 1 } })
    expect(named.statusCode).toBe(400)
    const deep = await send('campaigns.create', { payload: `{"title":${'['.repeat(200_000)}${']'.repeat(200_000)}}` })
    expect(deep.json()).toMatchObject({ code: 'invalid_input' })
    const proto = await send('campaigns.create', { payload: '{"title":"x","__proto__":{"a":1}}' })
    expect(proto.json()).toMatchObject({ code: 'unknown_field' })
  })
})

it.each(['2027-13', '2027-00', '0000-01', '20271'])('a statement for the month %s is refused', async (month) => {
  const answer = await send('payouts.statement', { query: `?month=${month}` })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input', fields: { month: expect.any(String) } })
})

describe('an address that cannot be read', () => {
  const get = (url: string, language = 'th') => http.inject({ url, headers: { 'accept-language': language } })

  it('is refused with an error of the product in the caller’s language', async () => {
    for (const language of ['th', 'en'] as const) {
      const answer = await get('/api/campaigns/%E0%A4%A', language)
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ code: 'address_invalid', message: errorMessage(language, 'address_invalid') })
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('is refused likewise if it is too long', async () => {
    const answer = await get(`/api/campaigns/${'x'.repeat(600)}`)
    expect(answer.statusCode).toBe(414)
    expect(answer.json()).toEqual({ code: 'address_too_long', message: errorMessage('th', 'address_too_long') })
  })
})
