import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageRoute } from '../../src/app/route-table.ts'
import { safeNext } from '../../src/core/forms.ts'
import { watchContent } from '../../src/server/content-versions.ts'
import { readEnv } from '../../src/server/env.ts'
import { askedUrl, buildHttp, pagePolicy } from '../../src/server/http.ts'
import { registerInstall } from '../../src/server/install/routes.ts'
import { pageLanguage } from '../../src/server/language.ts'
import { buildPageCache } from '../../src/server/page-cache.ts'
import { registerPreferences } from '../../src/server/preferences.ts'
import { registerSharePictures } from '../../src/server/share/pictures.ts'
import { registerSitemap, sitemapFiles } from '../../src/server/sitemap.ts'
import { OPEN_CALLER } from '../../src/service/context.ts'
import { openTestApp, type TestApp, testConfig } from '../harness.ts'

const YEAR = 31_536_000
let app: TestApp
let http: FastifyInstance
let rendered = 0

/** A page route as the server has it, with a page that counts how often it is made. */
function registerPage(): void {
  const row: PageRoute = { path: 'articles', guard: 'open', layout: 'public', cache: { tags: [], query: ['page'] } }
  const cache = buildPageCache(app.app, watchContent(app.db), true)
  const visitor = { caller: OPEN_CALLER, byCookie: false }
  http.get('/*', async (request, reply) => {
    const lang = await pageLanguage(app.app, request, reply)
    if (!lang) return reply
    return cache.serve(request, reply, visitor, row, async () => {
      rendered++
      const seen = askedUrl(request, testConfig.origin).href
      return { status: 200, headers: new Headers(), body: Buffer.from(`<p>${seen}</p>`), cookies: [] }
    })
  })
}

beforeAll(async () => {
  app = await openTestApp()
  const env = readEnv({ NODE_ENV: 'test' })
  http = await buildHttp(app.app, env)
  registerPreferences(http, app.app)
  registerSitemap(http, app.app)
  registerSharePictures(http, app.app, env)
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
    'in the request line is only a path: %s',
    (url) => {
      expect(askedUrl({ url } as never, testConfig.origin).origin).toBe(testConfig.origin)
    },
  )
})

describe('the page cache', () => {
  const timesMade = async (url: string, headers: Record<string, string> = {}) => {
    const before = rendered
    for (let i = 0; i < 3; i++) expect((await get(url, headers)).statusCode).toBe(200)
    return rendered - before
  }

  it('keeps a page of allowed query keys, in whatever order they come', async () => {
    expect(await timesMade('/th/articles?page=2')).toBe(1)
  })

  it.each(['utm_source=x', 'page=3&x=1', 'PAGE=3', '__proto__=1'])(
    'never keeps an unknown query key: %s',
    async (query) => {
      expect(await timesMade(`/th/articles?${query}`)).toBe(3)
    },
  )

  it('keeps an answer for each consent, and none for made-up words', async () => {
    expect(await timesMade('/th/articles?page=4', { cookie: 'cookieConsent=necessary analytics' })).toBe(1)
    expect(await timesMade('/th/articles?page=4', { cookie: 'cookieConsent=necessary analytics evil' })).toBe(0)
  })

  it('takes no notice of a closed notice that is not the present one', async () => {
    expect(await timesMade('/th/articles?page=5', { cookie: 'noticeSeen=aaaaaaaaaaaa' })).toBe(1)
    expect(await timesMade('/th/articles?page=5', { cookie: 'noticeSeen=bbbbbbbbbbbb' })).toBe(0)
  })
})

describe('the way back after a login', () => {
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

  it('takes a page of this site', () => {
    expect(safeNext('/en/Marketer/credit?month=2025-11', '/x')).toBe('/en/Marketer/credit?month=2025-11')
  })
})

describe('preferences', () => {
  const post = (payload: string) =>
    http.inject({
      method: 'POST',
      url: '/th/preferences',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: testConfig.origin },
      payload,
    })

  it.each([
    ['choice=accept', 'necessary analytics marketing'],
    ['choice=reject&analytics=on', 'necessary'],
    ['choice=save&marketing=on', 'necessary marketing'],
  ])('%s is kept in its own cookie for one year: %s', async (payload, consent) => {
    const [cookie] = (await post(`${payload}&back=%2Fth%2Ffaq`)).cookies
    expect(cookie).toMatchObject({ name: 'cookieConsent', value: consent, maxAge: YEAR, path: '/', sameSite: 'Lax' })
  })

  it('goes back to pages of this site only', async () => {
    expect((await post('choice=accept&back=%2Fth%2Ffaq')).headers.location).toBe('/th/faq')
    expect((await post('choice=accept&back=%2F%2Fevil.example')).headers.location).toBe('/th')
  })

  it('closes a version of the notice, and nothing that is none', async () => {
    expect((await post('notice=0123456789ab')).cookies[0]).toMatchObject({ name: 'noticeSeen', value: '0123456789ab' })
    expect((await post('notice=x%3B%20evil')).cookies).toEqual([])
  })
})

describe('the policy of a page', () => {
  const measured = { ...testConfig, trackers: [{ name: 'google', id: 'G-1' } as const] }

  it('knows no host but the site’s own by default, and allows its service worker', () => {
    const policy = pagePolicy(testConfig, ['necessary', 'analytics', 'marketing'], '', '')
    expect(policy).not.toMatch(/https?:/)
    expect(policy).toContain("worker-src 'self'")
  })

  it('opens for a configured service only to those who agreed to it', () => {
    expect(pagePolicy(measured, ['necessary', 'marketing'], '', '')).not.toContain('google')
    const policy = pagePolicy(measured, ['necessary', 'analytics'], '', '')
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com/)
    expect(policy).not.toContain('facebook')
  })

  it.each([
    ['GOOGLE_ANALYTICS_ID', "G-1';x"],
    ['META_PIXEL_ID', 'abc'],
    ['TIKTOK_PIXEL_ID', '<script>'],
    ['SOCIAL_LINKS', 'facebook=javascript:alert(1)'],
    ['SOCIAL_LINKS', 'myspace=https://example.com'],
  ])('%s refuses %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name)
  })
})

describe('for machines', () => {
  it('robots.txt names the sitemap', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain(`Sitemap: ${testConfig.origin}/sitemap.xml`)
    expect(body).toContain('Disallow: /api/')
  })

  it('the sitemap lists open pages in both languages with their alternates, and nothing hidden', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('application/xml')
    expect(body).toContain(`<loc>${testConfig.origin}/th</loc>`)
    expect(body).toContain(`hreflang="en" href="${testConfig.origin}/en/Marketer"`)
    expect(body).toContain(`hreflang="x-default" href="${testConfig.origin}/Marketer"`)
    expect(body).not.toMatch(/recovery|dashboard|styleguide|expired|\/error|:slug/)
  })

  it('many pages are an index and its parts', () => {
    const files = sitemapFiles('https://x.example', [{ path: 'a' }, { path: 'b' }, { path: 'c' }], 2)
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(files.get('sitemap.xml')).toContain('https://x.example/sitemap-2.xml')
    expect(files.get('sitemap-2.xml')).toContain('https://x.example/en/c')
  })

  it('a share picture is 1200 × 630 and known by its words; a made-up name has none', async () => {
    const { rawPayload, headers } = await get('/share/th/home.png')
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630])
    const again = await get('/share/th/home.png', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    for (const name of ['nope', 'articles.nope', 'job.nope', 'Marketer.dashboard', 'Marketer.recovery'])
      expect((await get(`/share/th/${name}.png`)).statusCode, name).toBe(404)
  })
})

describe('the installed site', () => {
  it.each(['th', 'en'])('has a manifest in %s with icons that are there', async (lang) => {
    const manifest = (await get(`/${lang}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ lang, start_url: `/${lang}`, display: 'standalone', short_name: 'Talad' })
    for (const { src, sizes } of manifest.icons) {
      const side = Number(sizes.split('x')[0])
      expect((await get(src)).rawPayload.readUInt32BE(16)).toBe(side)
    }
  })

  it('its worker carries the release and stores nothing that the server marks as not to be stored', async () => {
    const { body, headers } = await get('/sw.js')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('const RELEASE = "test"')
    expect(body).toContain("!control.includes('no-store')")
    expect((await get('/release.json')).json()).toEqual({ release: 'test' })
  })

  it.each(['th', 'en'])('its offline page in %s needs nothing from elsewhere', async (lang) => {
    const { body, headers } = await get(`/offline/${lang}`)
    expect(body).toContain(`<html lang="${lang}">`)
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\/|<link|<img/)
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-/)
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
  ])('without one follows the country: %s goes to %s', async (country, to) => {
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
