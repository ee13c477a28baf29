import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BodyRule, TIMES } from '../../src/server/bodies.ts'
import { registerEndpoints } from '../../src/server/endpoints.ts'
import { readEnv } from '../../src/server/env.ts'
import { errorMessage } from '../../src/server/errors.ts'
import { buildHttp } from '../../src/server/http.ts'
import { registerPages } from '../../src/server/render.ts'
import { buildInfluencer, buildMarketer } from '../factories.ts'
import { openTestApp, type TestApp } from '../harness.ts'
import { bearerOf } from '../http.ts'
import { greyPng } from '../pictures.ts'

let app: TestApp
let http: FastifyInstance
let influencer: Record<string, string>
let marketer: Record<string, string>
const sockets: Socket[] = []
/** The status of every response. */
const statuses: number[] = []

beforeAll(async () => {
  app = await openTestApp()
  http = await buildHttp(app.app, readEnv({ NODE_ENV: 'test' }), { ...TIMES, silent: 1_000, linger: 100 })
  http.addHook('onSend', async (_request, reply) => void statuses.push(reply.statusCode))
  // A route that decides about the body only after its client has disconnected.
  const whenClosed = async ({ raw, ip }: FastifyRequest): Promise<BodyRule> => {
    // Node reports the address of a closed connection only if it was read before, as the rate limits do.
    expect(ip).toBe('127.0.0.1')
    await new Promise((done) => raw.socket.once('close', done))
    return { limits: { 'multipart/form-data': FILE['content-length'] }, otherType: 'json_required' }
  }
  http.post('/closed', { config: { body: whenClosed } }, async () => null)
  registerEndpoints(http, app.app)
  // A page that responds with the number of bytes it received.
  const bytes = { serve: async (request: never, reply: never) => sendSize(request, reply) }
  registerPages(
    http,
    app.app,
    { build: async () => Promise.reject(new Error('no page is made')), mode: 'production', pageScript: '' },
    bytes,
  )
  await http.listen({ host: '127.0.0.1', port: 0 })
  influencer = await bearerOf(app, (await buildInfluencer(app.db)).id)
  marketer = await bearerOf(app, (await buildMarketer(app.db)).id)
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await expect.poll(() => http.bodies.bytes).toBe(0)
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const sendSize = (request: { body?: Buffer }, reply: { send(body: object): never }) =>
  reply.send({ bytes: request.body?.length ?? 0 })

interface Opened {
  socket: Socket
  /** Status, headers and JSON of the first response. */
  answer: Promise<{ status: number; head: string; body: Record<string, unknown> }>
  closed: Promise<void>
}

/** Sends the head of a request without any of its body. */
function open(request: string, headers: Record<string, string | number> = {}): Opened {
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  const answer = new Promise<Awaited<Opened['answer']>>((done, fail) => {
    socket.on('data', (chunk) => {
      text += chunk
      const [head = '', body = ''] = text.split('\r\n\r\n')
      if (body.length > 0)
        done({ status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: JSON.parse(body) })
    })
    socket.on('error', fail)
    socket.on('close', () => fail(new Error(`closed after ${JSON.stringify(text)}`)))
  })
  answer.catch(() => {})
  const closed = new Promise<void>((done) => socket.on('close', () => done()))
  const lines = Object.entries({ host: 'localhost:3000', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  if (request) socket.write(`${request} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return { socket, answer, closed }
}

const FILE = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 4_200_000 }
const json = (length: number) => ({ 'content-type': 'application/json', 'content-length': length })
const CHUNKED = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
const chunk = (size: number): string => `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n`
const UPLOAD = 'POST /api/files'
const LOGIN = 'POST /sv_authauth/signin/influencer'

describe('a body is refused by its headers, before it is read', () => {
  it.each([
    ['an address that nothing answers', 'POST /api/nothing', json(500_000), 404, 'not_found'],
    ['a page that is not there', 'POST /th/nothing', FILE, 404, 'not_found'],
    ['a call without a login', UPLOAD, FILE, 401, 'unauthenticated'],
    ['a long text without a login', LOGIN, json(100_000), 413, 'body_too_large'],
    ['a type that is not taken', LOGIN, { ...json(10), 'content-type': 'text/plain' }, 415, 'json_required'],
    ['a body without a type', LOGIN, { 'content-length': 10 }, 415, 'json_required'],
    ['a file where none is taken', LOGIN, FILE, 415, 'json_required'],
    ['a form of another site', 'POST /th/contact', { ...json(10), origin: 'https://evil.example' }, 403, 'cross_site'],
    ['a file on a page without files', 'POST /th/contact', FILE, 415, 'unsupported_media_type'],
    [
      'a long form',
      'POST /th/contact',
      { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 300_000 },
      413,
      'body_too_large',
    ],
  ])('%s', async (_, request, headers, status, code) => {
    for (const lang of ['th', 'en'] as const) {
      const { answer, closed } = open(request, { ...headers, 'accept-language': lang })
      expect(await answer).toMatchObject({ status, body: { code, message: errorMessage(lang, code as 'not_found') } })
      await closed
    }
  })

  it('a file from another role, or a file that is too large', async () => {
    const earn = 'POST /sv_influ_api/influ/earn/automatic/x'
    expect(await open(earn, { ...marketer, ...json(20) }).answer).toMatchObject({
      status: 403,
      body: { code: 'wrong_role' },
    })
    const large = { ...influencer, ...FILE, 'content-length': 9_000_000, 'accept-language': 'en' }
    expect(await open(UPLOAD, large).answer).toMatchObject({
      status: 413,
      body: { code: 'file_too_large', message: errorMessage('en', 'file_too_large', { size: 9 }) },
    })
  })

  it('a file without a content length', async () => {
    const chunked = { ...influencer, ...CHUNKED, 'content-type': FILE['content-type'], 'accept-language': 'en' }
    for (const path of [UPLOAD, 'POST /th/Influencer/account'])
      expect(await open(path, chunked).answer).toMatchObject({
        status: 411,
        body: { code: 'length_required', message: errorMessage('en', 'length_required') },
      })
  })

  it.each([
    ['an address that nothing answers', '/api/nothing', 404],
    ['a call', '/sv_influ_api/open/signup/config', 200],
    ['a page', '/th/contact', 200],
  ])('of a GET request to %s is not read, however long it is', async (_, path, status) => {
    const { socket, answer, closed } = open(`GET ${path}`, CHUNKED)
    socket.write(chunk(10_000))
    expect((await answer).status).toBe(status)
    socket.write(chunk(60_000))
    await closed
    expect((await open('GET /api/nothing').answer).status).toBe(404)
  })

  it('a chunked body is cut off at the limit', async () => {
    const { socket, answer } = open(LOGIN, CHUNKED)
    for (let i = 0; i < 8; i++) socket.write(chunk(10_000))
    expect(await answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } })
  })
})

describe('bodies in transit', () => {
  it('are limited per network; others are refused or cut off, and none is counted after its end', async () => {
    const opened = Array.from({ length: 40 }, () => open(UPLOAD, { ...influencer, ...FILE }))
    await expect.poll(() => http.bodies.bytes).toBe(4 * FILE['content-length'])
    const ended = await Promise.allSettled(opened.slice(4).map(({ answer }) => answer))
    const refused = ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))
    // At least this many refused bodies are read to their end. In a flood, the response to the others may be lost.
    expect(refused.length).toBeGreaterThanOrEqual(8)
    for (const { status, head, body } of refused) {
      expect([status, body.code]).toEqual([429, 'rate_limited'])
      expect(head).toContain('retry-after: 10')
    }
    await Promise.all(opened.map(({ closed }) => closed))
    await expect.poll(() => http.bodies.bytes).toBe(0)
  })

  it('are not counted once their client is gone', async () => {
    statuses.length = 0
    const opened = Array.from({ length: 100 }, () => open('POST /closed', FILE))
    for (const { socket } of opened) socket.write('-', () => socket.destroy())
    await expect.poll(() => statuses.length).toBe(100)
    expect(http.bodies.bytes).toBe(0)
  })

  it('that break off are not reported as a database failure', async () => {
    const error = vi.spyOn(app.app.log, 'error')
    statuses.length = 0
    const { socket } = open(LOGIN, json(100))
    const received = once(http.server, 'request')
    socket.write('{')
    await received
    socket.destroy()
    await expect.poll(() => statuses).toEqual([400])
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })

  it('are not read if the sender may not open the page', async () => {
    for (const [path, headers] of [
      ['/th/Influencer/account', {}],
      ['/th/Influencer/account', marketer],
    ] as const) {
      const { answer, closed } = open(`POST ${path}`, { ...FILE, ...headers })
      expect(await answer).toMatchObject({ status: 200, body: { bytes: 0 } })
      expect(http.bodies.bytes).toBe(0)
      await closed
    }
  })

  it('are read on a page that accepts them', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 3 }
    const { socket, answer } = open('POST /th/contact', form)
    socket.write('a=b')
    expect((await answer).body).toEqual({ bytes: 3 })
    const upload = open('POST /th/Influencer/account', { ...influencer, ...FILE, 'content-length': 5 })
    upload.socket.write('--b--')
    expect((await upload.answer).body).toEqual({ bytes: 5 })
  })

  it('that arrive slowly are complete', async () => {
    const picture = greyPng(40, 30)
    const field = '--b\r\ncontent-disposition: form-data; name="purpose"\r\n\r\navatar\r\n'
    const head =
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
    const body = Buffer.concat([Buffer.from(field + head), picture, Buffer.from('\r\n--b--\r\n')])
    const { socket, answer } = open(UPLOAD, { ...influencer, ...FILE, 'content-length': body.length })
    for (let at = 0; at < body.length; at += 100) {
      socket.write(body.subarray(at, at + 100))
      await new Promise((done) => setImmediate(done))
    }
    expect(await answer).toMatchObject({ status: 200, body: { data: { contentType: 'image/png' } } })
  })
})

describe('a connection', () => {
  it('that sends nothing is closed, also in the middle of a head or of a body', async () => {
    const silent = open('')
    const head = open('')
    head.socket.write('POST /api/files HT')
    const body = open(LOGIN, json(100))
    await Promise.all([silent.closed, head.closed, body.closed])
  })

  it('serves one request after the other', async () => {
    const { socket, answer } = open('GET /api/nothing')
    expect((await answer).status).toBe(404)
    socket.removeAllListeners('data')
    const second = new Promise<string>((done) => socket.once('data', (chunk) => done(String(chunk))))
    socket.write('GET /api/nothing HTTP/1.1\r\nhost: localhost:3000\r\n\r\n')
    expect(await second).toContain('404')
  })
})
