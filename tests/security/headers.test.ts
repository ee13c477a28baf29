import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchContent } from '../../src/server/content-versions.ts'
import { readEnv } from '../../src/server/env.ts'
import { buildHttp } from '../../src/server/http.ts'
import { registerInstall } from '../../src/server/install/routes.ts'
import { pagePolicy } from '../../src/server/policy.ts'
import { registerPreferences } from '../../src/server/preferences.ts'
import { registerSharePictures } from '../../src/server/share/pictures.ts'
import { registerSitemap, sitemapFiles } from '../../src/server/sitemap.ts'
import { openTestApp, type TestApp, testConfig } from '../harness.ts'

/** One year in seconds, as the specification requires for the consent cookie. */
const YEAR = 31_536_000
let app: TestApp
let http: FastifyInstance

beforeAll(async () => {
  app = await openTestApp()
  const env = readEnv({ NODE_ENV: 'test' })
  http = await buildHttp(app.app, env)
  registerPreferences(http, app.app)
  registerSitemap(http, app.app, watchContent(app.db))
  registerSharePictures(http, app.app)
  registerInstall(http, app.app)
  await http.ready()
})
afterAll(async () => {
  await http.close()
  await app.close()
})

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ method: 'GET', url, headers })

it('behind a proxy the client address is the one that the proxy saw, not the one that the client claims', async () => {
  const behind = await buildHttp(app.app, readEnv({ NODE_ENV: 'test', TRUST_PROXY: '1' }))
  behind.get('/ip', async (request) => request.ip)
  const { body } = await behind.inject({ url: '/ip', headers: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' } })
  expect(body).toBe('203.0.113.7')
  await behind.close()
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
  ])('%s is stored in a separate cookie for one year: %s', async (payload, consent) => {
    const [cookie] = (await post(`${payload}&back=%2Fth%2Ffaq`)).cookies
    expect(cookie).toMatchObject({ name: 'cookieConsent', value: consent, maxAge: YEAR, path: '/', sameSite: 'Lax' })
  })

  it('removes all cookies of a service that may no longer measure', async () => {
    const { cookies } = await http.inject({
      method: 'POST',
      url: '/th/preferences',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: testConfig.origin,
        cookie: '_ga=1; _ga_AB12=2; _fbp=3; _gallery=4; language=th',
      },
      payload: 'choice=save&marketing=on',
    })
    expect(cookies.slice(1).map(({ name, value, expires }) => [name, value, expires?.getTime()])).toEqual([
      ['_ga', '', 0],
      ['_ga_AB12', '', 0],
    ])
  })

  it('returns to pages of this site only', async () => {
    expect((await post('choice=accept&back=%2Fth%2Ffaq')).headers.location).toBe('/th/faq')
    expect((await post('choice=accept&back=%2F%2Fevil.example')).headers.location).toBe('/th')
  })

  it('closes a version of the notice, and ignores any other value', async () => {
    expect((await post('notice=0123456789ab')).cookies[0]).toMatchObject({ name: 'noticeSeen', value: '0123456789ab' })
    expect((await post('notice=x%3B%20evil')).cookies).toEqual([])
  })
})

describe('the policy of a page', () => {
  const measured = { ...testConfig, trackers: [{ name: 'google', id: 'G-1' } as const] }

  it('allows no host but the site’s own by default, and its service worker', () => {
    const policy = pagePolicy(testConfig, ['necessary', 'analytics', 'marketing'], '', '')
    expect(policy).not.toMatch(/https?:/)
    expect(policy).toContain("worker-src 'self'")
  })

  it('allows a configured service only for visitors who agreed to it', () => {
    expect(pagePolicy(measured, ['necessary', 'marketing'], '', '')).not.toContain('google')
    const policy = pagePolicy(measured, ['necessary', 'analytics'], '', '')
    expect(policy).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com/)
    expect(policy).not.toContain('facebook')
    const [scripts] = policy.match(/script-src [^;]*/) ?? []
    expect(scripts).toBe("script-src 'self' https://www.googletagmanager.com")
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

  it('a sitemap of many pages is an index with parts', () => {
    const files = sitemapFiles('https://x.example', [{ path: 'a' }, { path: 'b' }, { path: 'c' }], 2)
    expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
    expect(files.get('sitemap.xml')).toContain('https://x.example/sitemap-2.xml')
    expect(files.get('sitemap-2.xml')).toContain('https://x.example/en/c')
  })

  it('a share picture is 1200 × 630 and addressed by its name; an unknown name has none', async () => {
    const { rawPayload, headers } = await get('/share/th/home.png')
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1_200, 630])
    const again = await get('/share/th/home.png', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    for (const name of [
      'nope',
      'articles.nope',
      'articles.%00',
      'constructor.x',
      'job.nope',
      'Marketer.dashboard',
      'Marketer.recovery',
    ])
      expect((await get(`/share/th/${name}.png`)).statusCode, name).toBe(404)
  })
})

describe('the installed site', () => {
  it.each(['th', 'en'])('has a manifest in %s with icons that exist', async (lang) => {
    const manifest = (await get(`/${lang}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ lang, start_url: `/${lang}`, display: 'standalone', short_name: 'Talad' })
    for (const { src, sizes } of manifest.icons) {
      const side = Number(sizes.split('x')[0])
      expect((await get(src)).rawPayload.readUInt32BE(16)).toBe(side)
    }
  })

  it('its worker contains the release and stores nothing that the server marks with no-store', async () => {
    const { body, headers } = await get('/sw.js')
    expect(headers['cache-control']).toBe('no-cache')
    expect(body).toContain('const RELEASE = "test"')
    expect(body).toContain("!control.includes('no-store')")
    expect((await get('/release.json')).json()).toEqual({ release: 'test' })
  })

  it.each(['th', 'en'])('its offline page in %s loads nothing from other addresses', async (lang) => {
    const { body, headers } = await get(`/offline/${lang}`)
    expect(body).toContain(`<html lang="${lang}">`)
    expect(body).not.toMatch(/(src|href)="(https?:)?\/\/|<link|<img/)
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-/)
  })
})
