import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { browserCall } from './browser-call.ts'
import { CallError } from './call-error.ts'

const contract = endpoint({
  id: 'things.get',
  method: 'GET',
  path: '/api/things/{id}',
  audience: 'open',
  summary: 'One thing',
  params: z.object({ id: z.string() }),
  output: z.object({ data: z.string() }),
})
const ADDRESS = { method: 'GET', path: '/api/things/{id}' } as const
const answers = (body: BodyInit, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }))
const call = () => browserCall<typeof contract>(ADDRESS, { params: { id: 'one' } })

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('returns the parsed body of a successful response', async () => {
  answers('{"data":"here"}')
  expect(await call()).toEqual({ data: 'here' })
})

test('a response that ends early is an error, not an empty result', async () => {
  const stopped = new ReadableStream({
    start: (body) => body.error(new DOMException('The user aborted a request.', 'AbortError')),
  })
  answers(stopped)
  await expect(call()).rejects.toThrow('aborted')
  answers('{"data":"he')
  await expect(call()).rejects.toThrow(SyntaxError)
})

test('a rejected call throws a CallError, even if its body is not JSON', async () => {
  answers('{"code":"not_found","message":"Not found."}', 404)
  await expect(call()).rejects.toMatchObject({ failure: { code: 'not_found', status: 404 } })
  answers('<html>', 502)
  await expect(call()).rejects.toBeInstanceOf(CallError)
})
