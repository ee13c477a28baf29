import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerEndpoints } from '../../src/server/endpoints.ts'
import { readEnv } from '../../src/server/env.ts'
import { errorMessage } from '../../src/server/errors.ts'
import { buildHttp } from '../../src/server/http.ts'
import { openTestApp, type TestApp } from '../harness.ts'

let app: TestApp
let http: FastifyInstance

beforeAll(async () => {
  app = await openTestApp()
  http = await buildHttp(app.app, readEnv({ NODE_ENV: 'test' }))
  registerEndpoints(http, app.app)
})
afterAll(async () => {
  await http.close()
  await app.close()
})

test.for([
  ['GET', '/api/nothing', 'th'],
  ['PATCH', '/sv_influ_api/influ/nothing', 'en'],
  ['PUT', '/th/faq', 'th'],
] as const)('%s %s, which no route serves, is an ordinary error in %s', async ([method, url, lang]) => {
  const answer = await http.inject({ method, url, headers: { 'accept-language': lang } })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toEqual({ code: 'not_found', message: errorMessage(lang, 'not_found', {}) })
})

test.for([
  ['DELETE', '/api/campaigns', 'GET, POST'],
  ['PATCH', '/api/jobs/0190c5a0-0000-7000-8000-000000000001/accept', 'POST'],
  ['POST', '/sv_influ_api/open/config', 'GET'],
] as const)('%s %s, which has other methods, is 405 and lists them: %s', async ([method, url, allowed]) => {
  const answer = await http.inject({ method, url, headers: { 'accept-language': 'en' } })
  expect(answer.statusCode).toBe(405)
  expect(answer.headers.allow?.split(', ')).toEqual(expect.arrayContaining(allowed.split(', ')))
  expect(answer.json()).toMatchObject({
    code: 'method_not_allowed',
    message: errorMessage('en', 'method_not_allowed'),
  })
})

test('OPTIONS returns the methods of an address', async () => {
  const answer = await http.inject({ method: 'OPTIONS', url: '/api/campaigns' })
  expect([answer.statusCode, answer.headers.allow]).toEqual([204, 'POST, GET, HEAD, OPTIONS'])
})
