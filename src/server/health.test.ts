import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { registerHealth } from './health.ts'

let app: TestApp
let http: FastifyInstance
beforeAll(async () => {
  app = await openTestApp()
  http = Fastify()
  registerHealth(http, app.app, app.database)
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const metrics = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  http.inject({ url: '/metrics', headers, remoteAddress })

test('this machine reads the metrics', async () => {
  expect((await metrics()).body).toContain('http_request_seconds')
})

test.each([
  [{ 'x-forwarded-for': '203.0.113.7' }],
  [{ forwarded: 'for=203.0.113.7' }],
  [{ via: '1.1 proxy' }],
  [{ 'x-real-ip': '203.0.113.7' }],
])('nobody reads them through a proxy on it: %j', async (headers) => {
  expect((await metrics(headers)).statusCode).toBe(404)
})

test('nor from another one', async () => {
  expect((await metrics({}, '203.0.113.7')).statusCode).toBe(404)
})
