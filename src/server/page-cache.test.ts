import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildContent } from '../../tests/content-factory.ts'
import { openTestApp, type TestApp } from '../../tests/harness.ts'
import { matchRoute } from '../app/route-table.ts'
import { dayOf } from '../core/calendar.ts'
import { readSiteChrome } from '../features/site/service-chrome.ts'
import { OPEN_CALLER } from '../platform/context.ts'
import { buildPageCache, closedNotice } from './page-cache.ts'
import { sha256 } from './policy.ts'
import { consentIn } from './request.ts'

let app: TestApp
let http: FastifyInstance
let failed = false
const listeners: ((tags: readonly string[]) => void)[] = []
const change = (tags: readonly string[]) => {
  for (const drop of listeners) drop(tags)
}
let changing: string[] = []
const HUMAN =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const ROBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

beforeAll(async () => {
  app = await openTestApp()
  http = Fastify()
  await http.register(cookie)
  const cache = buildPageCache(app.app, { onChange: (drop) => void listeners.push(drop), poll: async () => {} }, true)
  let made = 0
  http.get('/*', (request, reply) =>
    cache.serve(request, reply, { caller: OPEN_CALLER, byCookie: false }, matchRoute('/th/faq'), async (nonce) => {
      change(changing)
      return {
        status: 200,
        headers: new Headers({ 'content-type': 'text/html' }),
        cookies: [],
        failed,
        body: Buffer.from(
          `<p>${++made} ${JSON.stringify([consentIn(request), closedNotice(app.app, request)])}</p><script nonce="${nonce}">own()</script><script>foreign()</script>`,
        ),
      }
    }),
  )
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const get = (headers: Record<string, string> = {}) =>
  http.inject({ url: '/th/faq', headers: { 'user-agent': HUMAN, ...headers } })

test('a cached page depends only on its key: made-up cookies do not change the page of others', async () => {
  const first = await get({ cookie: 'cookieConsent=made-up; noticeSeen=0123456789ab' })
  expect(first.body).toContain('[null,null]')
  expect((await get()).body).toBe(first.body)
  expect((await get({ cookie: 'cookieConsent=necessary' })).body).toContain('[["necessary"],null]')
})

test('a preview is rendered for each request and never cached', async () => {
  const plain = await get()
  const preview = () =>
    http.inject({ url: '/th/faq?preview=0190c0de-0000-7000-8000-000000000001', headers: { 'user-agent': HUMAN } })
  const first = await preview()
  expect(first.headers['cache-control']).toBe('no-store')
  expect((await preview()).body).not.toBe(first.body)
  expect((await get()).body).toBe(plain.body)
})

test('a page that was rendered for a robot is not sent to visitors', async () => {
  const robot = await get({ 'user-agent': ROBOT, cookie: 'cookieConsent=necessary%20marketing' })
  const again = await get({ 'user-agent': ROBOT, cookie: 'cookieConsent=necessary%20marketing' })
  expect(again.body).toBe(robot.body)
  expect((await get({ cookie: 'cookieConsent=necessary%20marketing' })).body).not.toBe(robot.body)
})

test.for([
  { what: 'its own content', tag: 'faq', stored: false },
  { what: 'the content around it', tag: 'notice', stored: false },
  { what: 'something else', tag: 'articles', stored: true },
])('if $what changes while a page is rendered, stored is $stored', async ({ tag, stored }) => {
  const headers = { cookie: 'cookieConsent=necessary' }
  change(['faq'])
  changing = [tag]
  const first = await get(headers)
  changing = []
  expect(first.headers['cache-control']).toBe(stored ? 'no-cache' : 'no-store')
  expect((await get(headers)).body === first.body).toBe(stored)
})

test('a page with a failed call is not cached', async () => {
  const headers = { cookie: 'cookieConsent=necessary%20analytics' }
  failed = true
  const lacking = await get(headers)
  failed = false
  const whole = await get(headers)
  expect(whole.body).not.toBe(lacking.body)
  expect((await get(headers)).body).toBe(whole.body)
})

test('the policy of a page allows only scripts with its nonce', async () => {
  const page = await get()
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain(sha256('own()'))
  expect(policy).not.toContain(sha256('foreign()'))
  expect(page.body).not.toContain('nonce')
})

test('only the current notice can count as closed', async () => {
  const today = dayOf(app.clock.now())
  await buildContent(app.db, 'notice', { doc: { showFrom: today, showUntil: today, windowDay: today } })
  const [{ version } = { version: '' }] = (await readSiteChrome(app.db)).notices
  expect((await get({ cookie: `noticeSeen=${version}` })).body).toContain(`[null,"${version}"]`)
  expect((await get({ cookie: 'noticeSeen=0123456789ab' })).body).toContain('[null,null]')
})
