import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type Recorded, startRecorded } from '../../tests/recorded-server.ts'
import { callJson, type PortError } from './http.ts'

let server: Recorded
beforeAll(async () => {
  server = await startRecorded({
    'GET /ok': { json: { n: 1 } },
    'GET /401': { status: 401, json: { error: { code: 'bad_key', message: 'secret text' } } },
    'GET /403': { status: 403, json: {} },
    'GET /404': { status: 404, json: {} },
    'GET /429': { status: 429, headers: { 'retry-after': '30' }, json: {} },
    'GET /400': { status: 400, json: { code: 'invalid_amount' } },
    'GET /503': { status: 503, html: '<p>down</p>' },
    'GET /moved': { redirect: 'http://127.0.0.1:1/' },
    'GET /odd': { json: { n: 'one' } },
    'GET /html': { html: 'hello' },
    'GET /long': { json: { n: 1, pad: 'x'.repeat(5_000) } },
  })
})
afterAll(() => server.close())

const shape = z.object({ n: z.number() })
const ask = (path: string) => callJson({ provider: 'p', url: `${server.url}${path}`, maxBytes: 2_000 }, shape)

test('a valid response is parsed', async () => {
  expect(await ask('/ok')).toEqual({ n: 1 })
})

test.each([
  ['/401', 'unauthorized', false],
  ['/403', 'forbidden', false],
  ['/404', 'not_found', false],
  ['/429', 'rate_limited', true],
  ['/400', 'refused', false],
  ['/503', 'unavailable', true],
  ['/moved', 'bad_answer', false],
  ['/odd', 'bad_answer', false],
  ['/html', 'bad_answer', false],
  ['/long', 'bad_answer', false],
])('%s becomes %s', async (path, code, retryable) => {
  await expect(ask(path)).rejects.toMatchObject({ name: 'PortError', provider: 'p', code, retryable })
})

test('an error contains the code of the provider but not its free text', async () => {
  const error = await ask('/401').catch((e: PortError) => e)
  expect(error).toMatchObject({ detail: 'bad_key', status: 401 })
  expect(String(error)).not.toContain('secret text')
  await expect(ask('/429')).rejects.toMatchObject({ retryAfterSeconds: 30 })
})

test('no response is a timeout, a closed port is unreachable', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const url = `http://127.0.0.1:${port}/`
  await expect(callJson({ provider: 'p', url, timeoutMs: 50 }, shape)).rejects.toMatchObject({
    code: 'timeout',
    outcomeUnknown: true,
  })
  silent.closeAllConnections()
  await new Promise((done) => silent.close(done))
  await expect(callJson({ provider: 'p', url }, shape)).rejects.toMatchObject({
    code: 'unreachable',
    outcomeUnknown: false,
  })
})
