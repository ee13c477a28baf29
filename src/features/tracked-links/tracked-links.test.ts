import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '../../../tests/harness.ts'
import { openHttp } from '../../../tests/http.ts'
import { assigned, buildJobWorld, type JobWorld, openJobApp } from '../../../tests/jobs-world.ts'
import { DAY } from '../../core/clock.ts'
import { jobs } from '../jobs/schema.ts'
import { linkDays, linkSalts, linkVisits } from './schema.ts'
import { buildTrackedLinks, sweepLinkVisits } from './service.ts'
import { NETWORK_MAX } from './store.ts'

const PAGE = 'https://brand.example/offer?from=talad'
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36'

let app: TestApp
let platform: Awaited<ReturnType<typeof openJobApp>>['platform']
let http: FastifyInstance
let world: JobWorld
let code: string
beforeAll(async () => {
  ;({ app, platform } = await openJobApp())
  http = await openHttp(app)
})
afterAll(async () => {
  await http.close()
  await app.close()
})
beforeEach(async () => {
  world = await buildJobWorld(app, platform, { trackingUrl: PAGE })
  code = await codeOf(await assigned(world))
})

async function codeOf(id: string): Promise<string> {
  const [job] = await app.db.select({ code: jobs.trackingCode }).from(jobs).where(eq(jobs.id, id))
  return job?.code ?? ''
}
const go = (path: string, headers: Record<string, string> = { 'user-agent': PHONE }, remoteAddress = '203.0.113.7') =>
  http.inject({ method: 'GET', url: `/go/${path}`, headers, remoteAddress })
const clicks = async (): Promise<number> => {
  const days = await app.db.select().from(linkDays).where(eq(linkDays.code, code))
  return days.reduce((sum, day) => sum + day.clicks, 0)
}

describe('a tracked link', () => {
  it('leads only to the campaign’s page, and caches never store it', async () => {
    const answer = await go(`${code}?to=https://evil.example`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, PAGE])
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('with an unknown code, or of a campaign without a page, leads to the not-found page', async () => {
    expect((await go('0123456789ab')).headers.location).toBe('/th/go/0123456789ab')
    const other = await buildJobWorld(app, platform, { trackingUrl: '' })
    const unused = await codeOf(await assigned(other))
    expect((await go(unused)).headers.location).toBe(`/th/go/${unused}`)
    expect((await go('../admin')).statusCode).toBe(404)
  })
})

describe('clicks', () => {
  const links = () => buildTrackedLinks(app.app)

  it('count a person once a day', async () => {
    const counter = links()
    const somebody = { ip: '203.0.113.7', userAgent: PHONE }
    counter.count(code, somebody)
    counter.count(code, somebody)
    await counter.flush()
    counter.count(code, somebody)
    counter.count(code, { ...somebody, ip: '203.0.113.8' })
    await counter.flush()
    expect(await clicks()).toBe(2)
    app.clock.advance(DAY)
    counter.count(code, somebody)
    await counter.flush()
    expect(await clicks()).toBe(3)
  })

  it('are counted exactly when two processes get a hundred at the same time', async () => {
    const [first, second] = [links(), links()]
    for (let i = 0; i < 100; i++) {
      const person = { ip: `198.51.100.${i}`, userAgent: PHONE }
      first.count(code, person)
      second.count(code, person)
    }
    await Promise.all([first.flush(), second.flush()])
    expect(await clicks()).toBe(100)
  })

  it('from one network are limited, whatever browsers they claim to use', async () => {
    const [first, second] = [links(), links()]
    for (let i = 0; i < 150; i++) {
      first.count(code, { ip: '203.0.113.7', userAgent: `${PHONE} ${i}` })
      second.count(code, { ip: `2001:db8:1:2::${i.toString(16)}`, userAgent: PHONE })
    }
    await Promise.all([first.flush(), second.flush()])
    // Addresses of one IPv6 network with the same browser count as one person.
    expect(await clicks()).toBe(151)
    for (let i = 100; i < 300; i++) second.count(code, { ip: '203.0.113.7', userAgent: `${PHONE} ${i}` })
    await second.flush()
    expect(await clicks()).toBe(NETWORK_MAX + 1)
    second.count(code, { ip: '203.0.113.8', userAgent: PHONE })
    await second.flush()
    expect(await clicks()).toBe(NETWORK_MAX + 2)
  })

  it('of robots, link previews and prefetched pages do not count', async () => {
    const unseen: Record<string, string>[] = [
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
      { 'user-agent': 'facebookexternalhit/1.1' },
      { 'user-agent': PHONE, 'sec-purpose': 'prefetch;prerender' },
    ]
    for (const headers of unseen) expect((await go(code, headers)).statusCode).toBe(302)
    const head = await http.inject({ method: 'HEAD', url: `/go/${code}`, headers: { 'user-agent': PHONE } })
    expect(head.statusCode).toBe(302)
    await go(code)
    await expect.poll(() => clicks()).toBe(1)
  })

  it('leave no trace of a person after two days', async () => {
    const counter = links()
    counter.count(code, { ip: '203.0.113.9', userAgent: PHONE })
    await counter.flush()
    app.clock.advance(2 * DAY)
    await sweepLinkVisits(app.app)
    expect(await app.db.select().from(linkVisits)).toEqual([])
    expect(await app.db.select().from(linkSalts)).toEqual([])
    expect(await clicks()).toBe(1)
  })

  it('are queued while the database does not respond', async () => {
    let broken = true
    const db = new Proxy(app.db, {
      get: (target, name) => {
        if (broken && name === 'transaction') return () => Promise.reject(new Error('no connection'))
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const counter = buildTrackedLinks({ ...app.app, db })
    counter.count(code, { ip: '203.0.113.10', userAgent: PHONE })
    await counter.flush()
    expect(await clicks()).toBe(0)
    broken = false
    await counter.flush()
    expect(await clicks()).toBe(1)
  })
})
