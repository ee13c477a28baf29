import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '../../tests/clock.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../tests/harness.ts'
import { MINUTE } from '../core/clock.ts'
import { registerHealth } from './health.ts'
import { type SweepWatch, watchSweeps } from './sweep-watch.ts'

let app: TestApp
let http: FastifyInstance
let watch: SweepWatch
const clock = movableClock(TEST_NOW)
let started = true
beforeAll(async () => {
  app = await openTestApp()
  http = Fastify()
  watch = await watchSweeps(app.app, clock)
  registerHealth(http, app.app, app.database, watch, () => started)
})
afterAll(async () => {
  watch.stop()
  await http.close()
  await app.close()
})

const metrics = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  http.inject({ url: '/metrics', headers, remoteAddress })

test('the server is not ready before its start is complete', async () => {
  started = false
  expect((await http.inject({ url: '/readyz' })).statusCode).toBe(503)
  expect((await http.inject({ url: '/healthz' })).statusCode).toBe(200)
  started = true
  expect((await http.inject({ url: '/readyz' })).statusCode).toBe(200)
})

test('a request from this machine reads the metrics', async () => {
  expect((await metrics()).body).toContain('http_request_seconds')
})

test.each([
  [{ 'x-forwarded-for': '203.0.113.7' }],
  [{ forwarded: 'for=203.0.113.7' }],
  [{ via: '1.1 proxy' }],
  [{ 'x-real-ip': '203.0.113.7' }],
])('a request through a proxy on this machine does not read the metrics: %j', async (headers) => {
  expect((await metrics(headers)).statusCode).toBe(404)
})

test('a request from another machine does not read the metrics', async () => {
  expect((await metrics({}, '203.0.113.7')).statusCode).toBe(404)
})

test('readiness and metrics show the age of the last finished sweep', async () => {
  clock.advance(MINUTE)
  await watch.finished()
  const lastAt = clock.now().toISOString()
  clock.advance(6 * MINUTE)
  const ready = await http.inject({ url: '/readyz' })
  expect(ready.json()).toMatchObject({ data: { ok: true, sweep: { lastAt, ageSeconds: 360, late: true } } })
  expect(ready.statusCode).toBe(200)
  expect((await metrics()).body).toContain('\nsweep_age_seconds 360\n')
})
