import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPEN_CALLER } from '../../src/platform/context.ts'
import { watchContent } from '../../src/server/content-versions.ts'
import { readEnv } from '../../src/server/env.ts'
import { buildHttp } from '../../src/server/http.ts'
import { registerInstall } from '../../src/server/install/routes.ts'
import { pageLanguage } from '../../src/server/language.ts'
import { buildPageCache } from '../../src/server/page-cache.ts'
import { requestedUrl } from '../../src/server/request.ts'
import { registerSitemap } from '../../src/server/sitemap.ts'
import type { PageRoute } from '../../src/web/page-route.ts'
import { safeNext } from '../../src/web/return-path.ts'
import { openTestApp, type TestApp, testConfig } from '../harness.ts'

let app: TestApp
let http: FastifyInstance
let rendered = 0

/** A page route as on the server, with a page that counts how often it is rendered. */
function registerPage(): void {
  const row: PageRoute = {
    path: 'articles',
    guard: 'open',
    layout: 'public',
    cache: { tags: [], query: { page: /^[1-9]\d{0,3}$/ } },
  }
  const cache = buildPageCache(app.app, watchContent(app.db), true)
  const visitor = { caller: OPEN_CALLER, byCookie: false }
  http.get('/*', async (request, reply) => {
    const lang = await pageLanguage(app.app, request, reply)
    if (!lang) return reply
    return cache.serve(request, reply, visitor, row, async () => {
      rendered++
      const seen = requestedUrl(request, testConfig.origin).href
      return { status: 200, headers: new Headers(), body: Buffer.from(`<p>${seen}</p>`), cookies: [] }
    })
  })
}

beforeAll(async () => {
  app = await openTestApp()
  const env = readEnv({ NODE_ENV: 'test' })
  http = await buildHttp(app.app, env)
  registerSitemap(http, app.app, watchContent(app.db))
  registerInstall(http, app.app)
  registerPage()
  await http.ready()
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ method: 'GET', url, headers })

describe('a poisoned host', () => {
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }

  it.each(['/th/articles?page=7', '/robots.txt', '/sitemap.xml', '/th/manifest.webmanifest', '/sw.js', '/offline/th'])(
    'never reaches %s',
    async (url) => {
      const answer = await get(url, evil)
      expect(answer.statusCode).toBe(200)
      expect(answer.body + JSON.stringify(answer.headers)).not.toContain('evil.example')
    },
  )

  it('never reaches a redirect', async () => {
    expect((await get('/articles', evil)).headers.location).toBe('/th/articles')
  })

  it.each(['http://evil.example/th/articles', '//evil.example/th', '/\\\\evil.example/th', 'HTTPS://evil.example'])(
    'is treated as a path in the request line: %s',
    (url) => {
      expect(requestedUrl({ url } as never, testConfig.origin).origin).toBe(testConfig.origin)
    },
  )
})

describe('the page cache', () => {
  const timesRendered = async (url: string, headers: Record<string, string> = {}) => {
    const before = rendered
    for (let i = 0; i < 3; i++) expect((await get(url, headers)).statusCode).toBe(200)
    return rendered - before
  }

  it('caches a page with allowed query keys', async () => {
    expect(await timesRendered('/th/articles?page=2')).toBe(1)
  })

  it.each(['utm_source=x', 'page=3&x=1', 'PAGE=3', '__proto__=1', 'page=three', 'page=03', 'page=', 'page=3&page=4'])(
    'never caches a query that the page does not declare: %s',
    async (query) => {
      expect(await timesRendered(`/th/articles?${query}`)).toBe(3)
    },
  )

  it.each(['/th/%61rticles', '/th/articles//', '/th/%E0%b8%81'])(
    'caches one spelling of a path, not %s',
    async (path) => {
      expect(await timesRendered(path)).toBe(3)
    },
  )

  it('caches one response per consent, and ignores unknown words', async () => {
    expect(await timesRendered('/th/articles?page=4', { cookie: 'cookieConsent=necessary analytics' })).toBe(1)
    expect(await timesRendered('/th/articles?page=4', { cookie: 'cookieConsent=necessary analytics evil' })).toBe(0)
  })

  it('ignores a closed notice that is not the current one', async () => {
    expect(await timesRendered('/th/articles?page=5', { cookie: 'noticeSeen=aaaaaaaaaaaa' })).toBe(1)
    expect(await timesRendered('/th/articles?page=5', { cookie: 'noticeSeen=bbbbbbbbbbbb' })).toBe(0)
  })
})

describe('the return path after a login', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/th//evil.example',
    '/th/\\evil.example',
    '/th/..//evil.example',
    'javascript:alert(1)',
    '/th\n/evil',
    '/api/openapi.json',
    '',
  ])('refuses %j', (next) => {
    expect(safeNext(next, '/th/Marketer/dashboard')).toBe('/th/Marketer/dashboard')
  })

  it('accepts a page of this site', () => {
    expect(safeNext('/en/Marketer/credit?month=2025-11', '/x')).toBe('/en/Marketer/credit?month=2025-11')
  })
})

describe('the language of a bare path', () => {
  const location = async (headers: Record<string, string> = {}) => (await get('/faq?a=1', headers)).headers.location

  it('is the stored one', async () => {
    expect(await location({ cookie: 'language=en' })).toBe('/en/faq?a=1')
    expect(await location({ cookie: 'language=th' })).toBe('/th/faq?a=1')
  })

  it.each([
    ['TH', '/th/faq?a=1'],
    ['US', '/en/faq?a=1'],
    ['LA', '/en/faq?a=1'],
    [null, '/th/faq?a=1'],
    [new Error('down'), '/th/faq?a=1'],
  ])('without a stored one depends on the country: %s leads to %s', async (country, to) => {
    const before = app.ports.geoip
    app.app.ports = {
      ...app.app.ports,
      geoip: {
        country: async () => {
          if (country instanceof Error) throw country
          return country
        },
      },
    }
    expect(await location()).toBe(to)
    expect(await location({ cookie: 'language=xx' })).toBe(to)
    app.app.ports = { ...app.app.ports, geoip: before }
  })
})
